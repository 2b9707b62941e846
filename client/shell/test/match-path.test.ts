import { isPattern, matchPath } from '../match-path';

it.each( [
	[ '/orders/:id', '/orders/7', { id: '7' } ],
	[ '/a/:one/b/:two', '/a/1/b/2', { one: '1', two: '2' } ],
	[ '/orders', '/orders', {} ],
	[ '/orders/:id', '/orders', undefined ],
	[ '/orders/:id', '/orders/', undefined ],
	[ '/orders/:id', '/orders/7/edit', undefined ],
	[ '/orders/:id', '/products/7', undefined ],
] )( 'matches %s with %s', ( pattern, path, params ) => {
	expect( matchPath( pattern, path ) ).toEqual( params );
} );

it( 'finds variable segments', () => {
	expect( isPattern( '/orders/:id' ) ).toBe( true );
	expect( isPattern( '/orders' ) ).toBe( false );
} );
