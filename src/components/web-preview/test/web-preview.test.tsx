import { act, fireEvent, render, screen } from '@testing-library/react';
import { WebPreview } from '..';

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
