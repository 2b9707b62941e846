import { navigationStore } from '@storedeck/data';
import { openStore } from './support/live-registry';

const readFavorites = () => openStore( navigationStore ).resolve.getFavorites();

describe( 'woocommerce-navigation', () => {
	it( 'adds a favorite, which a new page loads, and removes it', async () => {
		const { dispatch } = openStore( navigationStore );
		const id = 'storedeck-contract-favorite';
		try {
			await dispatch().addFavorite( id );
			expect( await readFavorites() ).toContain( id );
		} finally {
			await dispatch().removeFavorite( id );
		}
		expect( await readFavorites() ).not.toContain( id );
	} );
} );
