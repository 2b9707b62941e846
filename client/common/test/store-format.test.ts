import {
	formatAmount,
	formatAverage,
	formatCount,
	formatFigure,
	formatWallClock,
	getDelta,
} from '../store-format';

const page = window as { storedeckSettings?: unknown };

describe( 'the shop’s formats', () => {
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

	it( 'are those of its settings', () => {
		expect( formatAmount( 1234.5 ) ).toBe( '1.234,50 €' );
		expect( formatCount( 12345 ) ).toBe( '12.345' );
		expect( formatAverage( 2.0351 ) ).toBe( '2,04' );
	} );

	it( 'leave a missing figure missing', () => {
		expect( formatFigure( 'currency', undefined ) ).toBeUndefined();
		expect( formatFigure( 'number', null ) ).toBeUndefined();
		expect( formatFigure( 'number', 0 ) ).toBe( '0' );
	} );

	it( 'show a wall-clock date as it stands', () => {
		expect( formatWallClock( '2026-03-08 00:00:00', 'Y-m-d H:i' ) ).toBe(
			'2026-03-08 00:00'
		);
		expect( formatWallClock( '2026-03-08T23:59:59', 'Y-m-d' ) ).toBe(
			'2026-03-08'
		);
	} );
} );

describe( 'getDelta', () => {
	it( 'is the change in whole per cent', () => {
		expect( getDelta( 150, 100 ) ).toBe( 50 );
		expect( getDelta( 50, 100 ) ).toBe( -50 );
		expect( getDelta( 0, 0 ) ).toBe( 0 );
	} );

	it( 'rises where more came in than in a range of losses', () => {
		expect( getDelta( 100, -50 ) ).toBe( 300 );
		expect( getDelta( -25, -50 ) ).toBe( 50 );
		expect( getDelta( -100, -50 ) ).toBe( -100 );
		expect( getDelta( -50, 100 ) ).toBe( -150 );
	} );

	it( 'is not made up where there was nothing before', () => {
		expect( getDelta( 67.98, 0 ) ).toBeUndefined();
		expect( getDelta( 1, undefined ) ).toBeUndefined();
		expect( getDelta( undefined, 1 ) ).toBeUndefined();
	} );
} );
