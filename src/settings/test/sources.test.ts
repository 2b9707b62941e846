import { getSetting, getSettings } from '..';

afterEach( () => {
	delete window.storedeckSettings;
	delete window.wcSettings;
} );

describe( 'reports, leaderboards and charts', () => {
	const report = {
		id: 'acme',
		title: 'Acme',
		path: '/analytics/acme',
		capability: 'manage_woocommerce',
	};
	const required = { report: 'acme', key: 'sold', label: 'Sold' };
	const chart = {
		...required,
		type: 'currency',
		isHidden: true,
		isNeutral: true,
		isReverseTrend: true,
	};

	it( 'leaves out entries that lack a property', () => {
		const without = ( entry: object ) =>
			Object.keys( entry ).map( ( name ) => ( {
				...entry,
				[ name ]: 7,
			} ) );
		window.storedeckSettings = {
			reports: [ ...without( report ), report ],
			leaderboards: without( { id: 'acme', label: 'Acme' } ),
			dashboard: { charts: [ ...without( required ), chart ] },
		};
		expect( getSetting( 'reports' ) ).toEqual( [ report ] );
		expect( getSetting( 'leaderboards' ) ).toEqual( [] );
		expect( getSetting( 'dashboard' ).charts ).toEqual( [ chart ] );
	} );

	it.each( [ 'number', 'currency', 'average' ] )(
		'keeps the type %s of a chart',
		( type ) => {
			window.storedeckSettings = {
				dashboard: {
					charts: [ { ...chart, type } ],
					hiddenLeaderboards: [ 'acme' ],
				},
			};
			const { charts, hiddenLeaderboards } = getSetting( 'dashboard' );
			expect( charts[ 0 ]?.type ).toBe( type );
			expect( hiddenLeaderboards ).toEqual( [ 'acme' ] );
		}
	);
} );

it( 'returns the same settings one by one and all together', () => {
	const printed = {
		pageName: 'acme',
		adminUrl: '/shop/wp-admin/',
		siteTitle: 'Acme',
		restRoot: '/shop/rest/',
		nonce: 'n1',
		nonceEndpoint: '/shop/nonce',
		namespaces: { a: 'b' },
		timeZone: 'Asia/Tokyo',
		utcOffset: { minutes: 540, from: 0, until: 1 },
		startOfWeek: 3,
		dateFormat: 'Y',
		timeFormat: 'H',
		orderStatuses: { done: 'Done' },
		screens: [ 'a' ],
		variationTitleAttributesSeparator: '/',
		countries: { DE: 'Germany' },
	};
	window.storedeckSettings = printed;
	expect( getSettings() ).toMatchObject( printed );
} );

describe( 'the signed-in user', () => {
	it( 'has the preferences that this plugin printed, unchanged', () => {
		window.storedeckSettings = {
			currentUser: {
				id: '12',
				name: 'Ada',
				preferences: { hidden: '["sku"]' },
				woocommerce_meta: { other: '1' },
			},
		};
		expect( getSetting( 'currentUser' ) ).toEqual( {
			id: 12,
			name: 'Ada',
			capabilities: {},
			preferences: { hidden: '["sku"]' },
		} );
	} );

	it( 'has stored preferences of any type', () => {
		window.wcSettings = {
			admin: {
				currentUserData: {
					id: -1,
					name: 5,
					woocommerce_meta: { list: [ 1 ], text: 'a{', flag: 'true' },
				},
			},
		};
		expect( getSetting( 'currentUser' ) ).toEqual( {
			id: 0,
			name: '',
			capabilities: {},
			preferences: { list: [ 1 ], text: 'a{', flag: true },
		} );
	} );

	it( 'is a visitor when the page contains no user', () => {
		window.storedeckSettings = { currentUser: 'Ada' };
		expect( getSetting( 'currentUser' ).id ).toBe( 0 );
	} );
} );

describe( 'settings of other plugins', () => {
	it( 'reads their options under the names of this plugin', () => {
		window.wcSettings = {
			admin: {
				wcAdminSettings: {
					woocommerce_actionable_order_statuses: [ 'on-hold' ],
					woocommerce_default_date_range:
						'period=today&compare=previous_period',
				},
			},
		};
		expect( getSettings() ).toMatchObject( {
			actionableOrderStatuses: [ 'on-hold' ],
			defaultDateRange: 'period=today&compare=previous_period',
		} );
	} );

	it.each( [
		[ 'currency', 'EUR', { code: 'JPY' }, { code: 'JPY' } ],
		[ 'locale', 'de', { siteLocale: 'es_ES' }, { siteLocale: 'es_ES' } ],
		[ 'countries', [ 'DE' ], { FR: 'France' }, { FR: 'France' } ],
		[ 'orderStatuses', 'done', { 'wc-a': 'A' }, { a: 'A' } ],
	] as const )(
		'replaces the invalid setting %s of this plugin',
		( name, own, foreign, expected ) => {
			window.storedeckSettings = { [ name ]: own };
			window.wcSettings = { [ name ]: foreign };
			expect( getSetting( name ) ).toMatchObject( expected );
		}
	);

	it( 'replaces an invalid user of this plugin', () => {
		window.storedeckSettings = { currentUser: 'Ada' };
		window.wcSettings = { admin: { currentUserData: { id: 3 } } };
		expect( getSetting( 'currentUser' ).id ).toBe( 3 );
	} );

	it( 'ignores those that have another meaning there', () => {
		const report = { id: 'a', title: 'A', path: '/a', capability: 'b' };
		const foreign = {
			pageName: 'wc-admin',
			namespaces: { a: 'b' },
			screens: [ 'a' ],
			reports: [ report ],
			dashboard: { hiddenIndicators: [ 'a' ] },
			leaderboards: [ { id: 'a', label: 'A' } ],
			preloaded: { '/a': { body: 1 } },
		};
		window.wcSettings = { ...foreign, admin: foreign };
		expect( getSettings() ).toMatchObject( {
			pageName: 'storedeck',
			namespaces: {},
			screens: undefined,
			reports: [],
			dashboard: { hiddenIndicators: [] },
			leaderboards: [],
			preloaded: {},
		} );
	} );

	it.each( [
		[ null, null ],
		[ 7, 0 ],
		[ { a: 1 }, {} ],
		[ [ 'a' ], [] ],
		[ false, true ],
	] )( 'returns the value %j for the fallback %j', ( value, fallback ) => {
		window.storedeckSettings = { acme: value };
		expect( getSetting< unknown >( 'acme', fallback ) ).toEqual( value );
	} );

	it.each( [
		[ null, {} ],
		[ [ 'a' ], {} ],
		[ {}, [ 'a' ] ],
		[ {}, null ],
		[ undefined, 'a' ],
	] )( 'ignores the value %j for the fallback %j', ( value, fallback ) => {
		window.storedeckSettings = { acme: value };
		expect( getSetting< unknown >( 'acme', fallback ) ).toBe( fallback );
	} );
} );
