import { dispatch, resolveSelect, select } from '@wordpress/data';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import { attentionStore } from '../store';

it( 'sets the count of messages to 0 without aborting or repeating the request', async () => {
	const calls = fakeNetwork( {} );
	const counts = resolveSelect( attentionStore ).getAttention();
	await settle();
	const done = dispatch( attentionStore ).markMessagesRead();
	await settle();
	await calls[ 0 ]?.respond( { orders: 2, messages: 7 } );
	await Promise.all( [ counts, done ] );
	await settle();
	expect( select( attentionStore ).getAttention() ).toEqual( {
		orders: 2,
		messages: 0,
	} );
	expect( calls ).toHaveLength( 1 );
	expect( calls[ 0 ]?.isAborted ).toBe( false );
} );
