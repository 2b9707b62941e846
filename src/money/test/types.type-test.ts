/* Types that callers rely on, checked by the compiler only. */
import { Money } from '..';
import type { MoneyInstance } from '..';

export function checkMoney() {
	const price: MoneyInstance = Money( { amount: 1050 } );
	const shares: MoneyInstance[] = price.allocate( [ 1, 2 ] );

	// @ts-expect-error An amount is an integer, not a text.
	Money( { amount: '10.50' } );
	// @ts-expect-error Money is added to money.
	price.add( 5 );
	// @ts-expect-error There is no such rounding.
	price.multiply( 2, 'UP' );
	// @ts-expect-error Rates come from somewhere.
	price.convert( 'EUR', {} );
	// @ts-expect-error Money never changes.
	price.add = price.subtract;

	return shares;
}
