import apiFetch from '@wordpress/api-fetch';
import { setupApi } from '@storedeck/api';
import { createTestRegistry } from '@storedeck/data/testing';
import { attentionStore } from '../store';

it( 'has the preloaded counts at once, so that nothing moves when they arrive', () => {
	window.storedeckSettings = {
		preloaded: {
			'/storedeck/v1/attention': {
				body: { orders: 3, unknown: 1 },
				headers: {},
			},
		},
	};
	apiFetch.setFetchHandler( () => new Promise( () => {} ) );
	setupApi();
	const { select } = createTestRegistry( attentionStore );
	expect( select( attentionStore ).getAttention() ).toEqual( { orders: 3 } );
	delete window.storedeckSettings;
} );
