import { select } from '@wordpress/data';
import { pluginsStore } from '../store';

it( 'registers the store of options, from which it derives the status', () => {
	expect( select( pluginsStore.name ) ).toBeTruthy();
	expect( select( 'wc/admin/options' ) ).toBeTruthy();
} );
