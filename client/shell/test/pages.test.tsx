import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { render, screen } from '@testing-library/react';
import { getPages, registerPages } from '../pages';

const HOOK = 'woocommerce_admin_pages_list';

const add = ( ...pages: unknown[] ) =>
	addFilter( HOOK, 'acme', ( list: unknown[] ) => [ ...list, ...pages ] );

const find = ( path: string ) =>
	getPages().find( ( page ) => page.path === path );

describe( 'getPages', () => {
	beforeEach( () => registerPages( () => [] ) );
	afterEach( () => removeAllFilters( HOOK, 'acme' ) );

	it( 'renders the component of a page with the props of a route', async () => {
		add( {
			path: '/acme',
			container: ( {
				path,
				query,
				params,
				pathMatch,
			}: Record< string, unknown > ) => (
				<p>{ JSON.stringify( { path, query, params, pathMatch } ) }</p>
			),
		} );
		const Content = ( await find( '/acme' )?.load() )?.default;
		render(
			Content ? <Content path="/acme" query={ { of: '1' } } /> : <></>
		);
		expect(
			JSON.parse( screen.getByText( /acme/ ).textContent ?? '' )
		).toEqual( {
			path: '/acme',
			query: { of: '1' },
			params: {},
			pathMatch: '/acme',
		} );
	} );

	it( 'reads breadcrumbs from a list, with links as pairs', () => {
		add( {
			path: '/acme',
			container: () => null,
			breadcrumbs: [
				[ '', 'Store' ],
				[ '/analytics/overview', 'Analytics' ],
				'Acme',
			],
		} );
		expect( find( '/acme' )?.breadcrumbs() ).toEqual( [
			'Store',
			{ label: 'Analytics', path: '/analytics/overview' },
			'Acme',
		] );
	} );

	it( 'calls a function of breadcrumbs, and needs no breadcrumbs', () => {
		add(
			{
				path: '/one',
				container: () => null,
				breadcrumbs: () => [ 'One' ],
			},
			{ path: '/two', container: () => null }
		);
		expect( find( '/one' )?.breadcrumbs() ).toEqual( [ 'One' ] );
		expect( find( '/two' )?.breadcrumbs() ).toEqual( [] );
	} );

	it( 'shows a page without a capability to everyone who can open the app', () => {
		add(
			{ path: '/one', container: () => null },
			{ path: '/two', container: () => null, capability: 'edit_posts' }
		);
		expect( find( '/one' )?.capability ).toBe( 'view_woocommerce_reports' );
		expect( find( '/two' )?.capability ).toBe( 'edit_posts' );
	} );

	it( 'leaves out a list with a page that has neither component nor loader', () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		add( { path: '/acme' } );
		expect( getPages() ).toEqual( [] );
		expect( error ).toHaveBeenCalledTimes( 1 );
		error.mockReset();
	} );
} );
