import { getSetting, getSettings } from '..';

const initialUrl = window.location.href;

afterEach( () => {
	document.body.className = '';
	window.history.replaceState( null, '', initialUrl );
	delete window.storedeckSettings;
} );

describe( 'without settings in the page', () => {
	it( 'returns the default of every setting', () => {
		expect( { ...getSettings() } ).toEqual( {
			pageName: 'storedeck',
			adminUrl: '/wp-admin/',
			siteTitle: '',
			restRoot: '/wp-json/',
			nonce: '',
			nonceEndpoint: '/wp-admin/admin-ajax.php?action=rest-nonce',
			namespaces: {},
			currency: {
				code: 'USD',
				symbol: '$',
				symbolPosition: 'left',
				thousandSeparator: ',',
				decimalSeparator: '.',
				precision: 2,
				priceFormat: '',
			},
			locale: {
				siteLocale: 'en_US',
				userLocale: 'en_US',
				weekdaysShort: [
					'Sun',
					'Mon',
					'Tue',
					'Wed',
					'Thu',
					'Fri',
					'Sat',
				],
				isRtl: false,
			},
			timeZone: 'UTC',
			utcOffset: undefined,
			startOfWeek: 1,
			dateFormat: 'F j, Y',
			timeFormat: 'g:i a',
			orderStatuses: {},
			excludedOrderStatuses: [ 'pending', 'cancelled', 'failed' ],
			actionableOrderStatuses: [ 'processing', 'on-hold' ],
			defaultDateRange: 'period=month&compare=previous_year',
			manageStock: true,
			variationTitleAttributesSeparator: ' - ',
			countries: {},
			currentUser: {
				id: 0,
				name: '',
				capabilities: {},
				preferences: {},
			},
			screens: undefined,
			reports: [],
			dimensions: [],
			dashboard: {
				charts: [],
				hiddenIndicators: [],
				hiddenLeaderboards: [],
			},
			leaderboards: [],
			preloaded: {},
		} );
	} );

	it( 'reads the admin URL of a site in a subdirectory from the page', () => {
		window.history.replaceState( null, '', '/shop/wp-admin/admin.php' );
		expect( getSettings() ).toMatchObject( {
			adminUrl: '/shop/wp-admin/',
			restRoot: '/shop/wp-json/',
			nonceEndpoint: '/shop/wp-admin/admin-ajax.php?action=rest-nonce',
		} );
	} );

	it( 'reads the direction from the class of the body', () => {
		document.body.className = 'wp-admin rtl';
		expect( getSetting( 'locale' ).isRtl ).toBe( true );
	} );

	it( 'reads a direction before the page has a body', () => {
		const { body } = document;
		body.remove();
		try {
			expect( getSetting( 'locale' ).isRtl ).toBe( false );
		} finally {
			document.documentElement.append( body );
		}
	} );

	it( 'returns objects that a caller can change without effect on others', () => {
		getSetting( 'currency' ).code = 'EUR';
		getSetting( 'locale' ).weekdaysShort.pop();
		getSetting( 'excludedOrderStatuses' ).pop();
		expect( getSetting( 'currency' ).code ).toBe( 'USD' );
		expect( getSetting( 'locale' ).weekdaysShort ).toHaveLength( 7 );
		expect( getSetting( 'excludedOrderStatuses' ) ).toHaveLength( 3 );
	} );
} );
