import {
	formatAmount,
	formatAverage,
	formatCount,
	formatMetric,
	formatSiteDate,
	getDelta,
} from '../store-format';

const page = window as { storedeckSettings?: unknown };

describe( 'the store formats', () => {
	beforeEach( () => {
		page.storedeckSettings = {
			currency: {
				code: 'EUR',
				symbol: '€',
				symbolPosition: 'right_space',
				thousandSeparator: '.',
				decimalSeparator: ',',
				precision: 2,
			},
			timeZone: 'Asia/Kathmandu',
		};
	} );

	afterEach( () => {
		delete page.storedeckSettings;
	} );

	it( 'use the store settings', () => {
		expect( formatAmount( 1234.5 ) ).toBe( '1.234,50 €' );
		expect( formatAmount( 12.5, { code: 'GBP', symbol: '£' } ) ).toBe(
			'12,50 £'
		);
		expect( formatCount( 12345 ) ).toBe( '12.345' );
		expect( formatCount( 1234.75 ) ).toBe( '1.234,75' );
		expect( formatAverage( 2.0351 ) ).toBe( '2,04' );
		expect( formatAverage( 1.005 ) ).toBe( '1,01' );
	} );

	it( 'keep the sign of a number before it on a right-to-left page', () => {
		page.storedeckSettings = { locale: { isRtl: true } };
		expect( formatCount( -5 ) ).toBe( '\u200e-5' );
		expect( formatAverage( -0.5 ) ).toBe( '\u200e-0.5' );
		expect( formatCount( 5 ) ).toBe( '5' );
	} );

	it( 'return undefined for a missing metric', () => {
		expect( formatMetric( 'currency', undefined ) ).toBeUndefined();
		expect( formatMetric( 'number', null ) ).toBeUndefined();
		expect( formatMetric( 'number', 0 ) ).toBe( '0' );
	} );

	it( 'format a site date without time zone conversion', () => {
		expect( formatSiteDate( '2026-03-08 00:00:00', 'Y-m-d H:i' ) ).toBe(
			'2026-03-08 00:00'
		);
		expect( formatSiteDate( '2026-03-08T23:59:59', 'Y-m-d' ) ).toBe(
			'2026-03-08'
		);
	} );
} );

describe( 'getDelta', () => {
	it( 'returns the change in whole percent', () => {
		expect( getDelta( 150, 100 ) ).toBe( 50 );
		expect( getDelta( 50, 100 ) ).toBe( -50 );
		expect( getDelta( 0, 0 ) ).toBe( 0 );
	} );

	it( 'is positive when the value rises from a negative one', () => {
		expect( getDelta( 100, -50 ) ).toBe( 300 );
		expect( getDelta( -25, -50 ) ).toBe( 50 );
		expect( getDelta( -100, -50 ) ).toBe( -100 );
		expect( getDelta( -50, 100 ) ).toBe( -150 );
	} );

	it( 'is undefined when the previous value is zero', () => {
		expect( getDelta( 67.98, 0 ) ).toBeUndefined();
		expect( getDelta( 1, undefined ) ).toBeUndefined();
		expect( getDelta( undefined, 1 ) ).toBeUndefined();
	} );
} );
