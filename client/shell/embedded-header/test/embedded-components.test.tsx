import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { render, screen } from '@testing-library/react';
import { EmbeddedComponents } from '../embedded-components';

const HOOK = 'woocommerce_admin_embedded_layout_components';

afterEach( () => {
	removeAllFilters( HOOK, 'acme' );
	jest.restoreAllMocks();
} );

it( 'renders components of plugins with the URL parameters as props', () => {
	addFilter( HOOK, 'acme', ( list, { page } ) => [
		...list,
		( { tab }: { tab?: string } ) => <p>{ `${ page }, ${ tab }` }</p>,
	] );
	render( <EmbeddedComponents query={ { page: 'orders', tab: 'new' } } /> );
	expect( screen.getByText( 'orders, new' ) ).toBeVisible();
} );

it( 'leaves out a component that throws', () => {
	const error = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	addFilter( HOOK, 'acme', ( list ) => [
		...list,
		function Broken() {
			throw new Error( 'broken' );
		},
		() => <p>Whole</p>,
	] );
	render( <EmbeddedComponents query={ {} } /> );
	expect( screen.getByText( 'Whole' ) ).toBeVisible();
	expect( String( error.mock.calls ) ).toContain( 'Broken' );
} );

it.each( [ [ undefined ], [ 'a' ], [ [ 7 ] ] ] )(
	'shows nothing for %j',
	( answer ) => {
		jest.spyOn( console, 'error' ).mockImplementation( () => {} );
		addFilter( HOOK, 'acme', () => answer );
		const { container } = render( <EmbeddedComponents query={ {} } /> );
		expect( container ).toBeEmptyDOMElement();
	}
);
