import { getAdminLink, getSetting } from '..';

afterEach( () => {
	delete window.storedeckSettings;
} );

it.each( [ 'left', 'right', 'left_space', 'right_space' ] )(
	'keeps a currency with its symbol at %s',
	( symbolPosition ) => {
		const currency = {
			code: 'SEK',
			symbol: 'kr',
			symbolPosition,
			thousandSeparator: ' ',
			decimalSeparator: ',',
			precision: 8,
			priceFormat: '%2$s %1$s',
		};
		window.storedeckSettings = { currency };
		expect( getSetting( 'currency' ) ).toEqual( currency );
	}
);

it( 'keeps the locale and its names of weekdays', () => {
	const locale = {
		siteLocale: 'de_DE',
		userLocale: 'ar',
		weekdaysShort: [ 'So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa' ],
		isRtl: true,
	};
	window.storedeckSettings = { locale };
	expect( getSetting( 'locale' ) ).toEqual( locale );
} );

it.each( [
	[ true, true ],
	[ 'yes', true ],
	[ 1, true ],
	[ '1', true ],
	[ false, false ],
	[ 'no', false ],
	[ 0, false ],
	[ '0', false ],
	[ 'maybe', undefined ],
	[ 2, undefined ],
	[ null, undefined ],
] )( 'reads the boolean %p as %p', ( stored, value ) => {
	window.storedeckSettings = { manageStock: stored };
	expect( getSetting( 'manageStock', true ) ).toBe( value ?? true );
	expect( getSetting( 'manageStock', false ) ).toBe( value ?? false );
} );

it.each( [
	[ 0, 0 ],
	[ 6, 6 ],
	[ '5', 5 ],
	[ ' 5 ', 5 ],
	[ '', 1 ],
	[ '5a', 1 ],
	[ 'a5', 1 ],
	[ 7, 1 ],
	[ -1, 1 ],
	[ [ 5 ], 1 ],
	[ true, 1 ],
] )( 'reads the start of the week %p as %p', ( stored, day ) => {
	window.storedeckSettings = { startOfWeek: stored };
	expect( getSetting( 'startOfWeek' ) ).toBe( day );
} );

it.each( [
	[ 'https://store.test/wp-admin', 'https://store.test/wp-admin/' ],
	[ ' HTTP://store.test/wp-admin/ ', 'HTTP://store.test/wp-admin/' ],
	[ '/shop/wp-admin', '/shop/wp-admin/' ],
	[ 'shop/wp-admin', '/wp-admin/' ],
	[ 'x-https://store.test/', '/wp-admin/' ],
	[ '', '/wp-admin/' ],
	[ 7, '/wp-admin/' ],
] )( 'reads the admin URL %p as %p', ( stored, url ) => {
	window.storedeckSettings = { adminUrl: stored };
	expect( getSetting( 'adminUrl' ) ).toBe( url );
} );

it( 'reads an offset from UTC only with its limits', () => {
	const utcOffset = { minutes: 0, from: 0, until: 10 };
	window.storedeckSettings = { utcOffset };
	expect( getSetting( 'utcOffset' ) ).toEqual( utcOffset );
	for ( const name of Object.keys( utcOffset ) ) {
		window.storedeckSettings = {
			utcOffset: { ...utcOffset, [ name ]: '5' },
		};
		expect( getSetting( 'utcOffset' ) ).toBeUndefined();
	}
	window.storedeckSettings = { utcOffset: null };
	expect( getSetting( 'utcOffset' ) ).toBeUndefined();
} );

it( 'removes `wc-` only from the start of a status', () => {
	window.storedeckSettings = {
		orderStatuses: { 'wc-done': 'Done', 'my-wc-own': 'Own' },
	};
	expect( getSetting( 'orderStatuses' ) ).toEqual( {
		done: 'Done',
		'my-wc-own': 'Own',
	} );
} );

it.each( [
	'period=week',
	'compare=previous_year',
	'period=&compare=previous_year',
] )( 'ignores the incomplete date range %s', ( defaultDateRange ) => {
	window.storedeckSettings = { defaultDateRange };
	expect( getSetting( 'defaultDateRange' ) ).toBe(
		'period=month&compare=previous_year'
	);
} );

it( 'removes any number of slashes around a namespace', () => {
	window.storedeckSettings = {
		namespaces: { '//wc-analytics//': 'acme/v1', 'a//b': 'c' },
	};
	expect( getSetting( 'namespaces' ) ).toEqual( {
		'wc-analytics': 'acme/v1',
	} );
} );

it( 'leaves out countries and statuses without a name', () => {
	window.storedeckSettings = {
		countries: { DE: 'Germany', XX: null },
		excludedOrderStatuses: [ 'failed', 7 ],
	};
	expect( getSetting( 'countries' ) ).toEqual( { DE: 'Germany' } );
	expect( getSetting( 'excludedOrderStatuses' ) ).toEqual( [ 'failed' ] );
} );

it( 'keeps preloaded responses without headers', () => {
	window.storedeckSettings = { preloaded: { '/a': { body: null } } };
	expect( getSetting( 'preloaded' ) ).toEqual( {
		'/a': { body: null, headers: {} },
	} );
} );

it( 'keeps namespaces of any number of segments', () => {
	const namespaces = { 'wc-analytics': 'acme/v1/store', a: '-b/_c.d' };
	window.storedeckSettings = { namespaces };
	expect( getSetting( 'namespaces' ) ).toEqual( namespaces );
} );

it( 'keeps a currency without a symbol', () => {
	window.storedeckSettings = { currency: { symbol: '' } };
	expect( getSetting( 'currency' ).symbol ).toBe( '' );
} );

it( 'removes all leading slashes of an admin path', () => {
	window.storedeckSettings = { adminUrl: '/a/' };
	expect( getAdminLink( '//edit.php?x=/b/' ) ).toBe( '/a/edit.php?x=/b/' );
} );
