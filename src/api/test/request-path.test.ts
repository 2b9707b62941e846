import { readCount } from '../fetch-all';
import { buildPath, isReadRequest, normalizePath } from '../request-path';

it.each( [
	[ 'wc/v3/orders', {}, '/wc/v3/orders' ],
	[ '/wc/v3/orders', {}, '/wc/v3/orders' ],
	[ '/orders?a=1', { b: [ 2 ] }, '/orders?a=1&b%5B0%5D=2' ],
] )( 'adds to %s the query %j', ( path, query, built ) => {
	expect( buildPath( path, query ) ).toBe( built );
} );

describe( 'normalizePath', () => {
	it.each( [
		[ '/orders', 'orders' ],
		[ '/orders', '//orders//' ],
		[ '/orders', '/orders?' ],
		[ '/orders?a=1&b=2', '/orders?b=2&&a=1' ],
		[ '/orders?a=x y', '/orders?a=x+y' ],
		[ '/orders?a=x y', '/orders?a=x%20y' ],
		[ '/orders?a=é', '/orders?a=%C3%A9' ],
		[ '/orders?a[0]=1', '/orders?a%5B0%5D=1' ],
		[ '/orders?a=1=2', '/orders?a=1%3D2' ],
		[ '/orders?a=b?c', '/orders?a=b%3Fc' ],
		[ '/orders?a=100% +b', '/orders?a=100%25%20%20b' ],
	] )( 'equals %s and %s', ( one, other ) => {
		expect( normalizePath( one ) ).toBe( normalizePath( other ) );
	} );

	it.each( [
		[ '/orders?a=1', '/orders?a=2' ],
		[ '/orders?a=1', '/orders?b=1' ],
		[ '/orders?a=1', '/order?a=1' ],
		[ '/orders?a=%', '/orders?a=' ],
		[ '/orders?a=1&a=2', '/orders?a=2&a=1' ],
		[ '/a/b', '/ab' ],
	] )( 'distinguishes %s from %s', ( one, other ) => {
		expect( normalizePath( one ) ).not.toBe( normalizePath( other ) );
	} );
} );

describe( 'isReadRequest', () => {
	it.each( [
		{},
		{ method: 'get' },
		{ path: '/orders?method=POST', headers: { 'X-Other': 'POST' } },
	] )( 'counts %j as a read', ( options ) => {
		expect( isReadRequest( options ) ).toBe( true );
	} );

	it.each( [
		{ method: 'POST' },
		{ data: {} },
		{ body: 'a' },
		{ path: '/orders?_method=DELETE' },
		{ headers: { 'x-HTTP-method-override': 'PUT' } },
		{ headers: { 'X-Other': '1', 'X-HTTP-Method-Override': 'PUT' } },
	] )( 'counts %j as a write', ( options ) => {
		expect( isReadRequest( options ) ).toBe( false );
	} );
} );

it.each( [
	[ '0', 0 ],
	[ '41', 41 ],
	[ '', undefined ],
	[ null, undefined ],
	[ '41a', undefined ],
	[ 'a41', undefined ],
	[ '-1', undefined ],
] )( 'reads the count %j of a header as %p', ( text, count ) => {
	expect( readCount( { headers: { get: () => text } }, 'X-WP-Total' ) ).toBe(
		count
	);
} );
