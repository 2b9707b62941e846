import { setLocaleData } from '@wordpress/i18n';
import type { Answer } from '../../../report/answer';
import { describeAnswer } from '../describe-answer';

afterEach( () => setLocaleData( { 'text direction\u0004ltr': [ 'ltr' ] } ) );

it( 'keeps the currency on its side of an amount from right to left', () => {
	setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
	expect(
		describeAnswer( {
			metrics: [
				{ key: 'net_revenue', name: 'Net sales', format: 'currency' },
			],
			rows: [],
			totals: [ { net_revenue: 12.5 } ],
			total_rows: 0,
		} as unknown as Answer )
	).toBe( 'Net sales: \u2068$12.50\u2069.' );
} );
