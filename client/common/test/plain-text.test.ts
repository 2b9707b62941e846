import { toPlainText } from '../plain-text';

describe( 'toPlainText', () => {
	it( 'makes lines of paragraphs and breaks', () => {
		expect(
			toPlainText( '<p>One &amp;\n two<br />three</p>\n<p>four</p>\n' )
		).toBe( 'One & two\nthree\nfour' );
	} );

	it( 'runs nothing and keeps no code', () => {
		expect(
			toPlainText(
				'Fine<script>window.isBroken = 1</script><img src=x onerror="window.isBroken = 1"><style>p{}</style>.'
			)
		).toBe( 'Fine.' );
		expect( 'isBroken' in window ).toBe( false );
	} );
} );
