import * as fc from 'fast-check';
import {
	currentUserCan,
	getAdminLink,
	getCurrentUser,
	getSetting,
	getSettings,
} from '..';

afterEach( () => {
	delete window.storedeckSettings;
	delete window.wcSettings;
	delete window.wpApiSettings;
	document.documentElement.removeAttribute( 'dir' );
} );

describe( 'getSetting', () => {
	it( 'reads the page on each call', () => {
		window.storedeckSettings = { timeZone: 'Europe/Madrid' };
		expect( getSetting( 'timeZone' ) ).toBe( 'Europe/Madrid' );
		window.storedeckSettings = { timeZone: '+05:30' };
		expect( getSetting( 'timeZone' ) ).toBe( '+05:30' );
	} );

	it( 'prefers the fallback to the default', () => {
		expect( getSetting( 'dateFormat' ) ).toBe( 'F j, Y' );
		expect( getSetting( 'dateFormat', 'd/m/Y' ) ).toBe( 'd/m/Y' );
		window.storedeckSettings = { dateFormat: 'Y-m-d' };
		expect( getSetting( 'dateFormat', 'd/m/Y' ) ).toBe( 'Y-m-d' );
	} );

	it( 'keeps values that are false, zero or empty', () => {
		window.storedeckSettings = {
			manageStock: false,
			startOfWeek: 0,
			siteTitle: '',
		};
		expect( getSetting( 'manageStock', true ) ).toBe( false );
		expect( getSetting( 'startOfWeek', 1 ) ).toBe( 0 );
		expect( getSetting( 'siteTitle', 'My store' ) ).toBe( '' );
	} );

	it( 'returns the setting of another plugin if it has the type of the fallback', () => {
		window.storedeckSettings = { acme: [ 1 ], acmeName: 'x' };
		expect( getSetting( 'acme', [ 0 ] ) ).toEqual( [ 1 ] );
		expect( getSetting( 'acmeName', 7 ) ).toBe( 7 );
		expect( getSetting( 'toString', 'none' ) ).toBe( 'none' );
	} );

	it( 'repairs an invalid currency property by property', () => {
		window.storedeckSettings = {
			currency: {
				code: 'PLN',
				symbol: '&#122;&#322;',
				symbolPosition: 'above',
				precision: '-3',
				decimalSeparator: '',
				thousandSeparator: '',
				priceFormat: '%1$s',
			},
		};
		expect( getSetting( 'currency' ) ).toEqual( {
			code: 'PLN',
			symbol: 'zł',
			symbolPosition: 'left',
			precision: 2,
			decimalSeparator: '.',
			thousandSeparator: '',
			priceFormat: '',
		} );
	} );

	it.each( [
		[ '0', 0 ],
		[ 3, 3 ],
		[ 2.5, 2 ],
		[ NaN, 2 ],
		[ 99, 2 ],
		[ null, 2 ],
	] )( 'reads the precision %p as %p', ( precision, expected ) => {
		window.storedeckSettings = { currency: { precision } };
		expect( getSettings().currency.precision ).toBe( expected );
	} );

	it( 'reads namespaces without outer slashes and ignores paths with `..`', () => {
		expect( getSetting( 'namespaces' ) ).toEqual( {} );
		window.storedeckSettings = {
			namespaces: {
				'/wc-analytics/': '/acme/v1',
				'wc/v3': 'acme.shop/v3/',
				'wc-admin': '../wp/v2',
				'jetpack/v4': 'https://evil.test',
				'wc/v2': 'a?b',
				'wc/v1': '',
				'': 'acme',
				x: 7,
			},
		};
		expect( getSettings().namespaces ).toEqual( {
			'wc-analytics': 'acme/v1',
			'wc/v3': 'acme.shop/v3',
		} );
		window.storedeckSettings = { namespaces: [] };
		expect( getSetting( 'namespaces' ) ).toEqual( {} );
	} );

	it( 'ignores invalid week starts and lists of weekdays', () => {
		window.storedeckSettings = {
			startOfWeek: '7',
			locale: { siteLocale: 'de_DE', weekdaysShort: [ 'So' ] },
		};
		expect( getSetting( 'startOfWeek' ) ).toBe( 1 );
		expect( getSetting( 'locale' ) ).toEqual( {
			siteLocale: 'de_DE',
			userLocale: 'de_DE',
			weekdaysShort: [ 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ],
			isRtl: false,
		} );
	} );

	it( 'reads the direction from the page when none is set', () => {
		document.documentElement.dir = 'rtl';
		expect( getSetting( 'locale' ).isRtl ).toBe( true );
		window.storedeckSettings = { locale: { isRtl: false } };
		expect( getSetting( 'locale' ).isRtl ).toBe( false );
	} );

	it( 'removes the prefix of statuses and decodes the date range', () => {
		window.storedeckSettings = {
			orderStatuses: { 'wc-pending': 'Pending payment', odd: 7 },
			defaultDateRange: 'period=week&amp;compare=previous_period',
		};
		expect( getSetting( 'orderStatuses' ) ).toEqual( {
			pending: 'Pending payment',
		} );
		expect( getSetting( 'defaultDateRange' ) ).toBe(
			'period=week&compare=previous_period'
		);
		window.storedeckSettings = { defaultDateRange: 'period=week' };
		expect( getSetting( 'defaultDateRange' ) ).toBe(
			'period=month&compare=previous_year'
		);
	} );

	it( 'keeps preloaded responses that have a body', () => {
		window.storedeckSettings = {
			preloaded: {
				'/a': { body: [], headers: { 'X-WP-Total': 7, bad: {} } },
				'/b': { headers: {} },
				'/c': null,
			},
		};
		expect( getSetting( 'preloaded' ) ).toEqual( {
			'/a': { body: [], headers: { 'X-WP-Total': '7' } },
		} );
	} );
} );

describe( 'pages of other plugins', () => {
	it( 'reads the settings of other plugins when this plugin printed none', () => {
		window.wcSettings = {
			adminUrl: 'https://store.test/wp-admin',
			currency: { code: 'EUR', symbol: '€', precision: 2 },
			locale: { siteLocale: 'es_ES', userLocale: 'ca' },
			timeZone: 'Europe/Madrid',
			pageName: 'another',
			admin: {
				currentUserData: {
					id: 3,
					name: 'Ada',
					capabilities: { manage_woocommerce: true },
					woocommerce_meta: { hidden: '["sku"]', plain: 'yes' },
				},
				wcAdminSettings: {
					woocommerce_excluded_report_order_statuses: [ 'failed' ],
				},
				manageStock: 'no',
				acme: 'from admin',
			},
		};
		expect( getSettings() ).toMatchObject( {
			adminUrl: 'https://store.test/wp-admin/',
			timeZone: 'Europe/Madrid',
			pageName: 'storedeck',
			manageStock: false,
			excludedOrderStatuses: [ 'failed' ],
		} );
		expect( getSettings().currency.symbol ).toBe( '€' );
		expect( getSetting( 'acme', '' ) ).toBe( 'from admin' );
		expect( getCurrentUser() ).toEqual( {
			id: 3,
			name: 'Ada',
			capabilities: { manage_woocommerce: true },
			preferences: { hidden: [ 'sku' ], plain: 'yes' },
		} );
	} );

	it( 'prefers the settings of this plugin', () => {
		window.storedeckSettings = { timeZone: 'UTC' };
		window.wcSettings = { timeZone: 'Asia/Tokyo', dateFormat: 'Y' };
		window.wpApiSettings = { root: 'https://x.test/wp-json', nonce: 'n1' };
		expect( getSettings() ).toMatchObject( {
			timeZone: 'UTC',
			dateFormat: 'Y',
			restRoot: 'https://x.test/wp-json/',
			nonce: 'n1',
		} );
	} );
} );

describe( 'getAdminLink', () => {
	it( 'joins the admin URL and a path', () => {
		window.storedeckSettings = { adminUrl: 'https://store.test/wp-admin/' };
		expect( getAdminLink( 'post.php?post=7' ) ).toBe(
			'https://store.test/wp-admin/post.php?post=7'
		);
		expect( getAdminLink( '/edit.php' ) ).toBe(
			'https://store.test/wp-admin/edit.php'
		);
	} );

	it( 'ignores an admin URL that would run a script or leave the site', () => {
		window.storedeckSettings = { adminUrl: 'javascript:alert(1)//' };
		expect( getAdminLink( 'edit.php' ) ).toBe( '/wp-admin/edit.php' );
		window.storedeckSettings = { adminUrl: '//evil.test/' };
		expect( getAdminLink( 'edit.php' ) ).toBe( '/wp-admin/edit.php' );
	} );
} );

it( 'returns the capabilities of the signed-in user', () => {
	expect( currentUserCan( 'manage_woocommerce' ) ).toBe( false );
	expect( currentUserCan( 'constructor' ) ).toBe( false );
	window.storedeckSettings = {
		currentUser: {
			id: 2,
			capabilities: { manage_woocommerce: '1', edit_posts: false },
		},
	};
	expect( currentUserCan( 'manage_woocommerce' ) ).toBe( true );
	expect( currentUserCan( 'edit_posts' ) ).toBe( false );
} );

it( 'never throws, whatever the page contains', () => {
	const names = Object.keys( getSettings() );
	fc.assert(
		fc.property(
			fc.anything(),
			fc.dictionary( fc.constantFrom( ...names ), fc.anything() ),
			( foreign, own ) => {
				window.wcSettings = foreign;
				window.storedeckSettings = own;
				const settings = getSettings();
				expect( settings.currency.precision ).toBeGreaterThanOrEqual(
					0
				);
				expect( settings.locale.weekdaysShort ).toHaveLength( 7 );
				expect( Object.keys( { ...settings } ) ).toEqual( names );
			}
		)
	);
} );

describe( 'the reports and what the Overview shows', () => {
	const report = {
		id: 'acme',
		title: 'Acme',
		path: '/analytics/acme',
		capability: 'manage_woocommerce',
	};

	afterEach( () => {
		delete window.storedeckSettings;
	} );

	const dimension = {
		segmentby: 'size',
		label: 'Size',
		endpoints: [ 'orders' ],
		rows: { field: 'size_id', param: 'sizes' },
		link: {
			report: '/analytics/orders',
			query: { size_is: '{value}' },
			values: [ 'small', 'large' ],
			unknown: '(unknown)',
		},
	};

	it( 'are read without invalid entries', () => {
		window.storedeckSettings = {
			reports: [ report, { ...report, path: '' }, 'acme', null ],
			dimensions: [
				dimension,
				{ segmentby: 'shape', label: 'Shape', rows: { field: 'id' } },
				{ segmentby: 'color' },
			],
			leaderboards: [ { id: 'acme', label: 'Acme' }, { id: 'other' } ],
			dashboard: {
				charts: [
					{ report: 'acme', key: 'sold', label: 'Sold', type: 'x' },
					{ report: 'acme', key: 'sold' },
				],
				hiddenIndicators: [ 'acme/sold', 7 ],
			},
		};
		expect( getSetting( 'reports' ) ).toEqual( [ report ] );
		expect( getSetting( 'dimensions' ) ).toEqual( [
			dimension,
			{ segmentby: 'shape', label: 'Shape', endpoints: [] },
		] );
		expect( getSetting( 'leaderboards' ) ).toEqual( [
			{ id: 'acme', label: 'Acme' },
		] );
		expect( getSetting( 'dashboard' ) ).toEqual( {
			charts: [
				{
					report: 'acme',
					key: 'sold',
					label: 'Sold',
					type: 'number',
					isHidden: false,
					isNeutral: false,
					isReverseTrend: false,
				},
			],
			hiddenIndicators: [ 'acme/sold' ],
			hiddenLeaderboards: [],
		} );
	} );

	it( 'are empty by default', () => {
		window.storedeckSettings = { reports: 'acme' };
		expect( getSetting( 'reports' ) ).toEqual( [] );
		expect( getSetting( 'leaderboards' ) ).toEqual( [] );
		expect( getSetting( 'dashboard' ).charts ).toEqual( [] );
	} );
} );
