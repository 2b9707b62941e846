import apiFetch from '@wordpress/api-fetch';
import { setupApi } from '@storedeck/api';
import { dataStateStore } from '../store';
import { createTestRegistry } from '../../testing';

const STATE = {
	orders_until: '2026-11-21 14:32:00',
	downloads_until: null,
	replica_until: null,
	waiting: 0,
	import: { is_running: false, percent: 0 },
	rebuild: { is_running: false, percent: 0 },
};

it( 'returns the preloaded state at once, so that nothing moves when it arrives', () => {
	window.storedeckSettings = {
		preloaded: {
			'/storedeck/v1/data-state': { body: STATE, headers: {} },
		},
	};
	apiFetch.setFetchHandler( () => new Promise( () => {} ) );
	setupApi();
	const { select } = createTestRegistry( dataStateStore );
	expect( select( dataStateStore ).getDataState() ).toEqual( STATE );
	delete window.storedeckSettings;
} );
