import {
	itemsStore,
	notesStore,
	ordersStore,
	reviewsStore,
} from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { TestRegistry } from '@storedeck/data/testing';
import { attentionStore } from '../store';

let registry: TestRegistry;

const note = { id: 7, title: 'Sales' };
const review = { id: 3, status: 'approved' };

beforeEach( () => {
	jest.useFakeTimers();
	registry = createTestRegistry(
		attentionStore,
		itemsStore,
		notesStore,
		ordersStore,
		reviewsStore
	);
} );
afterEach( () => jest.useRealTimers() );

it.each( [
	[
		'a review is approved',
		() =>
			registry
				.dispatch( reviewsStore )
				.updateReview( 3, { status: 'approved' } ),
	],
	[
		'a note is removed',
		() => registry.dispatch( notesStore ).removeNote( 7 ),
	],
	[
		'all notes are removed',
		() => registry.dispatch( notesStore ).removeAllNotes(),
	],
	[
		'a note is restored',
		() =>
			registry
				.dispatch( notesStore )
				.updateNote( 7, { is_deleted: false } ),
	],
	[
		'several notes are removed',
		() =>
			registry
				.dispatch( notesStore )
				.batchUpdateNotes( [ 7 ], { is_deleted: true } ),
	],
	[
		'an action of a note is triggered',
		() => registry.dispatch( notesStore ).triggerNoteAction( 7, 1 ),
	],
	[
		'the status of an order changes',
		() =>
			registry
				.dispatch( ordersStore )
				.updateOrder( 5, { status: 'completed' } ),
	],
	[
		'the stock of a product changes',
		() =>
			registry.dispatch( itemsStore ).updateProductStock( { id: 9 }, 4 ),
	],
] )( 'counts again when %s', async ( _what, act ) => {
	let reviews = 4;
	fakeNetwork( {
		'GET /storedeck/v1/attention': () => ( { reviews } ),
		'PUT /wc-analytics/products/reviews/3': review,
		'DELETE /wc-analytics/admin/notes/delete/7': note,
		'DELETE /wc-analytics/admin/notes/delete/all': [ note ],
		'PUT /wc-analytics/admin/notes/7': note,
		'PUT /wc-analytics/admin/notes/update': [ note ],
		'POST /wc-analytics/admin/notes/7/action/1': note,
		'PUT /wc-analytics/orders/5': { id: 5, status: 'completed' },
		'PUT /wc-analytics/products/9': { id: 9, stock_quantity: 4 },
	} );
	const count = async () => {
		registry.select( attentionStore ).getAttention();
		await settle();
		return registry.select( attentionStore ).getAttention()?.reviews;
	};
	expect( await count() ).toBe( 4 );
	reviews = 3;
	expect( await count() ).toBe( 4 );
	const done = act();
	await settle();
	await done;
	expect( await count() ).toBe( 3 );
} );
