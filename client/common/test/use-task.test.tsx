import { act, renderHook } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { createTestRegistry } from '@storedeck/data/testing';
import { useTask } from '../use-task';

function show() {
	const registry = createTestRegistry( noticesStore );
	const { result } = renderHook( () => useTask(), {
		wrapper: ( { children }: { children: ReactNode } ) => (
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		),
	} );
	return {
		task: result,
		texts: () =>
			registry
				.select( noticesStore )
				.getNotices()
				.map( ( { content } ) => content ),
	};
}

it( 'runs until the task has ended, and says that it is done', async () => {
	const { task, texts } = show();
	let finish = () => {};
	const ended = new Promise< void >( ( resolve ) => {
		finish = resolve;
	} );
	let isDone: Promise< boolean > | undefined;
	act( () => {
		isDone = task.current.run( () => ended, 'Not saved.', 'Saved.' );
	} );
	expect( task.current.isRunning ).toBe( true );
	await act( async () => {
		finish();
		await isDone;
	} );
	await expect( isDone ).resolves.toBe( true );
	expect( task.current.isRunning ).toBe( false );
	expect( texts() ).toEqual( [ 'Saved.' ] );
} );

it( 'says why the task failed', async () => {
	const { task, texts } = show();
	const fail = () => Promise.reject( new Error( 'It is gone.' ) );
	await act( async () => {
		await expect(
			task.current.run( fail, 'Not saved.', 'Saved.' )
		).resolves.toBe( false );
	} );
	expect( task.current.isRunning ).toBe( false );
	expect( texts() ).toEqual( [ 'Not saved. It is gone.' ] );
} );
