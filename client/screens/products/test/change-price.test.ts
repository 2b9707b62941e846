import { changePrice } from '../bulk/change-price';
import type { PriceMode } from '../bulk/change-price';

it.each< [ string, Exclude< PriceMode, 'remove' >, string, string, number? ] >(
	[
		[ '10', 'increase_percent', '10', '11.00' ],
		// 0.385 in binary fractions is less than that.
		[ '0.35', 'increase_percent', '10', '0.39' ],
		[ '1.005', 'increase_percent', '0', '1.01' ],
		[ '19.99', 'decrease_percent', '33.3', '13.33' ],
		[ '19.99', 'off_percent', '100', '0.00' ],
		[ '0.1', 'increase_amount', '0.2', '0.30' ],
		[ '10', 'decrease_amount', '0.5', '9.50' ],
		[ '1234', 'increase_percent', '5', '1296', 0 ],
		[ '99999999999', 'increase_percent', '0.01', '100009999998.9999', 4 ],
		[ '5', 'set', '7.5', '7.50' ],
	]
)(
	'changes %s by %s %s to %s',
	( price, mode, value, expected, precision = 2 ) => {
		expect( changePrice( price, mode, value, precision ) ).toBe( expected );
	}
);

it.each( [
	[ 'decrease_amount', '10.01' ],
	[ 'decrease_percent', '101' ],
] as const )( 'has no price below 0 for %s %s', ( mode, value ) => {
	expect( changePrice( '10', mode, value, 2 ) ).toBeUndefined();
} );
