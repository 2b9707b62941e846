import { act, fireEvent, render, screen } from '@testing-library/react';
import { WebPreview } from '..';

const frame = () => screen.getByTitle( 'Theme' );

/** Pages that are empty load here too, a little later. */
const settled = () =>
	act( () => new Promise( ( resolve ) => setTimeout( resolve, 20 ) ) );

describe( 'WebPreview', () => {
	it( 'shows something else until the page is there', () => {
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

	it( 'loads again when the address changes', () => {
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
	] )( 'sandboxes %s', async ( src, keepsOrigin ) => {
		render( <WebPreview src={ src } title="Theme" /> );
		const sandbox = frame().getAttribute( 'sandbox' )?.split( ' ' ) ?? [];
		expect( sandbox ).toContain( 'allow-scripts' );
		expect( sandbox ).not.toContain( 'allow-top-navigation' );
		expect( sandbox.includes( 'allow-same-origin' ) ).toBe( keepsOrigin );
		await settled();
	} );

	it( 'does not run scripts in the address', async () => {
		render(
			<WebPreview src={ `java${ 'script' }:alert(1)` } title="Theme" />
		);
		expect( frame() ).not.toHaveAttribute( 'src' );
		await settled();
	} );
} );
