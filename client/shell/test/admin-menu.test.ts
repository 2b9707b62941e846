import '@testing-library/jest-dom';
import { getHistory } from '@storedeck/navigation';
import { connectAdminMenu, markCurrentMenuItem } from '../admin-menu';

const url = ( path: string ) =>
	`admin.php?page=storedeck&path=${ encodeURIComponent( path ) }`;

const submenu = ( ...paths: string[] ) =>
	`<ul class="wp-submenu" style="margin-top: -18px">${ paths
		.map( ( path ) => `<li><a href="${ url( path ) }">${ path }</a></li>` )
		.join( '' ) }</ul>`;

beforeEach( () => {
	document.body.innerHTML = `
		<ul id="adminmenu">
			<li class="menu-top wp-has-current-submenu wp-menu-open"><a class="menu-top" href="${ url(
				'/'
			) }">Store</a>${ submenu( '/stock' ) }</li>
			<li class="menu-top wp-not-current-submenu opensub"><a class="menu-top" href="${ url(
				'/analytics/overview'
			) }">Analytics</a>${ submenu(
				'/analytics/overview',
				'/analytics/revenue'
			) }</li>
			<li class="menu-top"><a href="plugins.php">Plugins</a></li>
		</ul>`;
} );

const get = ( selector: string ) => {
	const element = document.querySelector< HTMLElement >( selector );
	if ( ! element ) {
		throw new Error( `Missing: ${ selector }` );
	}
	return element;
};

const analytics = () => get( '#adminmenu > li:nth-child( 2 )' );

it( 'opens the menu of a screen where a menu that WordPress opens is', () => {
	markCurrentMenuItem( '/analytics/overview' );
	expect( analytics() ).toHaveClass( 'wp-has-current-submenu' );
	expect( analytics() ).not.toHaveClass( 'wp-not-current-submenu' );
	expect( analytics() ).not.toHaveClass( 'opensub' );
	expect( analytics().querySelector( '.wp-submenu' ) ).not.toHaveStyle(
		'margin-top: -18px'
	);
	expect(
		document.querySelector( '#adminmenu [aria-current="page"]' )
	).toHaveTextContent( '/analytics/overview' );
} );

it( 'leaves the flyouts of other menus to WordPress', () => {
	markCurrentMenuItem( '/stock' );
	expect( analytics() ).toHaveClass( 'opensub' );
	expect( analytics().querySelector( '.wp-submenu' ) ).toHaveStyle(
		'margin-top: -18px'
	);
} );

it( 'navigates inside the app, and only to its screens', () => {
	connectAdminMenu();
	const revenue = get( `a[href="${ url( '/analytics/revenue' ) }"]` );
	revenue.click();
	expect( getHistory().location.pathname ).toBe( '/analytics/revenue' );

	const click = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	const plugins = document.querySelector( 'a[href="plugins.php"]' );
	plugins?.addEventListener( 'click', ( event ) =>
		expect( event.defaultPrevented ).toBe( false )
	);
	plugins?.dispatchEvent( click );
	expect( click.defaultPrevented ).toBe( false );
} );
