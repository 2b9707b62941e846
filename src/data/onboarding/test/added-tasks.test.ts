import { addFilter, removeFilter } from '@wordpress/hooks';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import {
	getAddedTasks,
	mergeAddedTasks,
	TASK_LIST_FILTER,
	toRequestTask,
} from '../extended-tasks';
import { onboardingStore } from '../store';
import type { Call, TestRegistry } from '../../testing';
import type { TaskList } from '../types';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( onboardingStore );
const dispatch = () => registry.dispatch( onboardingStore );

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( onboardingStore );
} );

afterEach( () => {
	jest.useRealTimers();
	removeFilter( TASK_LIST_FILTER, 'acme' );
} );

describe( 'getAddedTasks', () => {
	it.each( [
		[ 'an id', [ { id: 'a' } ] ],
		[ 'a key', [ { key: 'a' } ] ],
		[ 'a number', [ { id: 7 } ] ],
	] )( 'returns tasks with %s', ( _what, tasks ) => {
		addFilter( TASK_LIST_FILTER, 'acme', () => tasks );
		expect( getAddedTasks() ).toEqual( tasks );
	} );

	it.each( [
		[ 'no list', 'x', [] ],
		[ 'no task', [ null ], [] ],
		[ 'a text', [ { id: 'a' }, 'x' ], [ { id: 'a' } ] ],
		[
			'a task without id',
			[ { id: 'a' }, { title: 'A' } ],
			[ { id: 'a' } ],
		],
		[ 'a task with an empty id', [ { id: '' } ], [] ],
	] )( 'leaves out what is no task: %s', ( _what, tasks, kept ) => {
		const log = jest.spyOn( console, 'error' ).mockReturnValue();
		addFilter( TASK_LIST_FILTER, 'acme', () => tasks );
		expect( getAddedTasks() ).toEqual( kept );
		log.mockRestore();
	} );
} );

describe( 'toRequestTask', () => {
	it( 'prefers the current names of fields', () => {
		expect(
			toRequestTask( {
				id: 'a',
				key: 'b',
				title: 'A',
				content: 'Text',
				time: '1 minute',
				isComplete: false,
				completed: true,
				isDismissable: true,
				isSnoozeable: false,
				allowRemindMeLater: true,
			} )
		).toEqual( {
			id: 'a',
			title: 'A',
			content: 'Text',
			time: '1 minute',
			isComplete: false,
			isDismissable: true,
			isSnoozeable: false,
		} );
	} );

	it( 'omits values of other types', () => {
		const task = toRequestTask( {
			id: 7,
			title: () => 'A',
			content: {},
			time: 1,
			isComplete: 'yes',
			completed: true,
			isDismissable: 1,
			isSnoozeable: 0,
		} );
		expect( JSON.parse( JSON.stringify( task ) ) ).toEqual( {
			id: '7',
			isComplete: true,
		} );
	} );
} );

describe( 'mergeAddedTasks', () => {
	it( 'adds fields to tasks of the server, whose own fields are kept', () => {
		const lists = [
			{ id: 'l', tasks: [ { id: 'a', title: 'A' }, { id: 'b' } ] },
		] as unknown as TaskList[];
		const added = [ { id: 'a', title: 'Old', href: '/a' }, { id: 'c' } ];
		expect( mergeAddedTasks( lists, added ) ).toEqual( [
			{
				id: 'l',
				tasks: [ { id: 'a', title: 'A', href: '/a' }, { id: 'b' } ],
			},
		] );
		expect( mergeAddedTasks( lists, [] ) ).toBe( lists );
	} );
} );

describe( 'task lists', () => {
	const read = async () => {
		select().getTaskLists();
		await settle();
		await calls.shift()?.respond( [
			{ id: 'setup', isHidden: false, tasks: {} },
			{
				id: 'more',
				isHidden: false,
				tasks: [
					{
						id: 'tax',
						isComplete: true,
						isActioned: true,
						isSnoozed: true,
						snoozedUntil: 7,
						isVisited: true,
					},
				],
			},
		] );
	};

	it( 'have no tasks when these are an empty object', async () => {
		await read();
		expect( select().getTaskList( 'setup' )?.tasks ).toEqual( [] );
	} );

	it( 'keep the other states of a task', async () => {
		await read();
		const done = dispatch().dismissTask( 'tax' );
		await settle();
		await calls[ 0 ]?.respond( {} );
		await done;
		expect( select().getTask( 'tax' ) ).toEqual( {
			id: 'tax',
			isComplete: true,
			isActioned: true,
			isDismissed: true,
			isSnoozed: true,
			snoozedUntil: 7,
			isVisited: true,
		} );
		const shown = dispatch().undoSnoozeTask( 'tax' );
		await settle();
		await calls[ 1 ]?.respond( {} );
		await shown;
		expect( select().getTask( 'tax' ) ).toMatchObject( {
			isSnoozed: false,
			snoozedUntil: null,
		} );
	} );

	it( 'keep the change of a list whose response is empty', async () => {
		await read();
		const done = dispatch().hideTaskList( 'more' );
		await settle();
		await calls[ 0 ]?.respond( {} );
		await done;
		expect( select().getTaskList( 'more' ) ).toMatchObject( {
			isHidden: true,
			isVisible: false,
		} );
	} );

	it( 'are the same for each of two alternating lists of ids', async () => {
		await read();
		const byIds = ( id: string ) => select().getTaskListsByIds( [ id ] );
		const [ setup, more ] = [ byIds( 'setup' ), byIds( 'more' ) ];
		expect( byIds( 'setup' ) ).toBe( setup );
		expect( byIds( 'more' ) ).toBe( more );
		dispatch().optimisticallyCompleteTask( 'tax' );
		expect( byIds( 'setup' )[ 0 ] ).toEqual( setup[ 0 ] );
	} );

	it( 'send changes one after the other', async () => {
		dispatch().snoozeTask( 'tax' );
		dispatch().hideTaskList( 'more' );
		await settle();
		expect( calls ).toHaveLength( 1 );
		await calls[ 0 ]?.respond( {} );
		expect( calls ).toHaveLength( 2 );
	} );
} );

describe( 'the profile', () => {
	it( 'is saved one change after the other', async () => {
		dispatch().updateProfileItems( { skipped: true } );
		dispatch().updateProfileItems( { theme: 'a' } );
		await settle();
		expect( calls ).toHaveLength( 1 );
		await calls[ 0 ]?.respond( { status: 'success' } );
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'is not saved by an error without a message', async () => {
		const failure = dispatch()
			.updateProfileItems( { skipped: true } )
			.catch( ( error: unknown ) => error );
		await settle();
		await calls[ 0 ]?.respond( { status: 'error' } );
		expect( await failure ).toEqual(
			new Error( 'Could not save the profile.' )
		);
	} );
} );

describe( 'payment gateway suggestions', () => {
	it( 'are those of the country if they are not forced', async () => {
		select().getPaymentGatewaySuggestions( false );
		select().getPaymentGatewaySuggestions();
		await settle();
		expect( calls.map( ( { url } ) => url ) ).toEqual( [
			'/wc-admin/onboarding/payments',
		] );
	} );
} );
