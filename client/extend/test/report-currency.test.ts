import { addFilter, removeFilter } from '@wordpress/hooks';
import { getHistory } from '@storedeck/navigation';
import { formatAmount } from '../../common/store-format';

const HOOK = 'woocommerce_admin_report_currency';

afterEach( () => {
	removeFilter( HOOK, 'acme/currency' );
	jest.restoreAllMocks();
} );

it( 'formats amounts in the currency of a plugin', () => {
	getHistory().push( 'admin.php?page=storedeck&currency=EUR' );
	addFilter( HOOK, 'acme/currency', ( config: object, query ) =>
		( query as { currency?: string } ).currency === 'EUR'
			? { ...config, symbol: '€' }
			: config
	);
	expect( formatAmount( 12.5 ) ).toBe( '€12.50' );
	getHistory().push( 'admin.php?page=storedeck' );
	expect( formatAmount( 12.5 ) ).toBe( '$12.50' );
} );

it( 'uses the store’s currency if a plugin returns none', () => {
	jest.spyOn( console, 'error' ).mockImplementation();
	addFilter( HOOK, 'acme/currency', () => undefined );
	expect( formatAmount( 3 ) ).toBe( '$3.00' );
} );
