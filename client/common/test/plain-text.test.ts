import { toPlainText } from '../plain-text';

describe( 'toPlainText', () => {
	it( 'converts paragraphs and line breaks to newlines', () => {
		expect(
			toPlainText( '<p>One &amp;\n two<br />three</p>\n<p>four</p>\n' )
		).toBe( 'One & two\nthree\nfour' );
	} );

	it( 'runs no script and drops the text of scripts and styles', () => {
		expect(
			toPlainText(
				'Fine<script>window.isBroken = 1</script><img src=x onerror="window.isBroken = 1"><style>p{}</style>.'
			)
		).toBe( 'Fine.' );
		expect( 'isBroken' in window ).toBe( false );
	} );
} );
