import { act, fireEvent, render, screen } from '@testing-library/react';
import { WebPreview } from '..';
import { getSandbox } from '../sandbox';

const frame = () => screen.getByTitle( 'Theme' );

/** jsdom loads even empty pages asynchronously. */
const settled = () =>
	act( () => new Promise( ( resolve ) => setTimeout( resolve, 20 ) ) );

describe( 'WebPreview', () => {
	it( 'shows the loading content until the page has loaded', () => {
		const onLoad = jest.fn();
		const { container } = render(
			<WebPreview
				src="https://demo.test/"
				title="Theme"
				loadingContent={ <p>Just a moment</p> }
				onLoad={ onLoad }
			/>
		);
		expect( container.firstChild ).toHaveClass( 'is-loading' );
		expect( screen.getByText( 'Just a moment' ) ).toBeInTheDocument();
		fireEvent.load( frame() );
		expect( container.firstChild ).not.toHaveClass( 'is-loading' );
		expect( screen.queryByText( 'Just a moment' ) ).not.toBeInTheDocument();
		expect( onLoad ).toHaveBeenCalledTimes( 1 );
		expect( onLoad ).toHaveBeenCalledWith();
	} );

	it( 'shows a spinner by default, and tells assistive technology', () => {
		const { container } = render(
			<WebPreview
				src="https://demo.test/"
				title="Theme"
				className="mine"
			/>
		);
		expect( container.firstChild ).toHaveAttribute(
			'class',
			'woocommerce-web-preview mine is-loading'
		);
		expect( container.firstChild ).toHaveAttribute( 'aria-busy', 'true' );
		expect(
			container.querySelector( '.woocommerce-spinner' )
		).not.toBeNull();
		// Works without onLoad.
		fireEvent.load( frame() );
		expect( container.firstChild ).toHaveAttribute( 'aria-busy', 'false' );
		expect( container.querySelector( '.woocommerce-spinner' ) ).toBeNull();
	} );

	it( 'loads again when the URL changes', () => {
		const { container, rerender } = render(
			<WebPreview src="https://demo.test/" title="Theme" />
		);
		fireEvent.load( frame() );
		rerender( <WebPreview src="https://other.test/" title="Theme" /> );
		expect( container.firstChild ).toHaveClass( 'is-loading' );
		expect( frame() ).toHaveAttribute( 'src', 'https://other.test/' );
	} );

	it.each( [
		[ 'https://demo.test/', true ],
		[ 'http://localhost/shop', false ],
		[ '/shop', false ],
		[ 'data:text/html,x', false ],
		[ 'https://[', false ],
	] )( 'gives %s its origin: %p', ( src, keepsOrigin ) => {
		expect( getSandbox( src ) ).toBe(
			`allow-forms allow-popups allow-scripts${
				keepsOrigin ? ' allow-same-origin' : ''
			}`
		);
	} );

	it.each( [
		[ 'https://demo.test/', true ],
		[ '/shop', false ],
		[ 'about:blank', false ],
		[ 'https://[', false ],
	] )( 'sets the sandbox of %s', async ( src, keepsOrigin ) => {
		render( <WebPreview src={ src } title="Theme" /> );
		const sandbox = frame().getAttribute( 'sandbox' )?.split( ' ' ) ?? [];
		expect( sandbox ).toContain( 'allow-scripts' );
		expect( sandbox ).not.toContain( 'allow-top-navigation' );
		expect( sandbox.includes( 'allow-same-origin' ) ).toBe( keepsOrigin );
		await settled();
	} );

	it( 'does not run scripts in the URL', async () => {
		render(
			<WebPreview src={ `java${ 'script' }:alert(1)` } title="Theme" />
		);
		expect( frame() ).not.toHaveAttribute( 'src' );
		await settled();
	} );
} );
