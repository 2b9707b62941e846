import { render, screen } from '@testing-library/react';
import { RichText } from '../rich-text';

describe( 'RichText', () => {
	it( 'keeps links and emphasis', () => {
		render(
			<RichText html="<a href='https://example.com/a?b=1&amp;c=2'>A <b>bold</b> name</a> &amp; more" />
		);
		expect(
			screen.getByRole( 'link', { name: 'A bold name' } )
		).toHaveAttribute( 'href', 'https://example.com/a?b=1&c=2' );
		expect( screen.getByText( 'bold' ).tagName ).toBe( 'B' );
		expect( document.body ).toHaveTextContent( 'A bold name & more' );
	} );

	it( 'keeps paragraphs and line breaks, and replaces blocks with line breaks', () => {
		const { container } = render(
			<RichText html="<p>One<br>Two</p><ul><li>Three</li><li>Four</li></ul>" />
		);
		expect( container.querySelectorAll( 'p' ) ).toHaveLength( 1 );
		expect( container.querySelectorAll( 'br' ) ).toHaveLength( 3 );
		expect( container.querySelector( 'ul, li' ) ).toBeNull();
	} );

	it( 'opens only links with target="_blank" in a new tab', () => {
		render(
			<RichText html="<a href='https://example.com/a' target='_blank' rel='opener'>A</a><a href='https://example.com/b' target='_top'>B</a>" />
		);
		const a = screen.getByRole( 'link', { name: 'A' } );
		expect( a ).toHaveAttribute( 'target', '_blank' );
		expect( a ).toHaveAttribute( 'rel', 'noopener noreferrer' );
		expect( screen.getByRole( 'link', { name: 'B' } ) ).not.toHaveAttribute(
			'target'
		);
	} );

	it.each( [
		`<img src=x onerror="window.hurt = true">`,
		`<script>window.hurt = true</script>`,
		`<svg onload="window.hurt = true"><text>x</text></svg>`,
		`<iframe srcdoc="x"></iframe>`,
		`<b onmouseover="window.hurt = true">x</b>`,
		`<form action="/x"><input name="y"></form>`,
		`<style>body { display: none }</style>`,
	] )( 'removes harmful HTML: %s', ( html ) => {
		const { container } = render( <RichText html={ html } /> );
		expect(
			container.querySelector(
				'img, script, svg, iframe, form, input, style'
			)
		).toBeNull();
		expect( container.querySelector( '[onmouseover]' ) ).toBeNull();
		expect( window ).not.toHaveProperty( 'hurt' );
	} );

	it.each( [
		'javascript:alert(1)',
		' java\nscript:alert(1)',
		'data:text/html,x',
		'vbscript:x',
	] )( 'renders no link for %s', ( href ) => {
		const html = document.createElement( 'a' );
		html.setAttribute( 'href', href );
		html.textContent = 'Name';
		render( <RichText html={ html.outerHTML } /> );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect( screen.getByText( 'Name' ) ).toBeInTheDocument();
	} );

	it( 'renders no link without a URL', () => {
		render(
			<RichText html="<a name='x'>Anchor</a> <a href=''>Empty</a>" />
		);
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect( document.body ).toHaveTextContent( 'Anchor Empty' );
	} );

	it( 'downloads the files of links with "download"', () => {
		render(
			<RichText html="<a href='https://example.com/a' download='a.csv'>A</a><a href='https://example.com/b' download>B</a><a href='https://example.com/c'>C</a>" />
		);
		expect( screen.getByRole( 'link', { name: 'A' } ) ).toHaveAttribute(
			'download',
			'a.csv'
		);
		expect( screen.getByRole( 'link', { name: 'B' } ) ).toHaveAttribute(
			'download',
			''
		);
		expect( screen.getByRole( 'link', { name: 'C' } ) ).not.toHaveAttribute(
			'download'
		);
	} );

	it( 'drops comments and the texts of scripts and styles', () => {
		const { container } = render(
			<RichText html="<!-- a -->One<script>b</script><style>c</style><template>d</template><noscript>e</noscript><iframe>f</iframe> two" />
		);
		expect( container ).toHaveTextContent( /^One two$/ );
	} );

	it( 'follows another text', () => {
		const { container, rerender } = render( <RichText html="One" /> );
		rerender( <RichText html="Two" /> );
		expect( container ).toHaveTextContent( /^Two$/ );
	} );
} );
