import { addFilter, removeFilter } from '@wordpress/hooks';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import { TASK_LIST_FILTER } from '../extended-tasks';
import { onboardingStore } from '../store';
import type { Call, TestRegistry } from '../../testing';

const PATH = '/wc-admin/onboarding/tasks';

const LISTS = [
	{
		id: 'setup',
		title: 'Get ready',
		isHidden: false,
		isVisible: true,
		tasks: [
			{ id: 'products', title: 'Products', isComplete: false },
			{ id: 'tax', title: 'Tax', isSnoozed: false, snoozedUntil: null },
		],
	},
	{
		id: 'extended',
		isHidden: false,
		isVisible: true,
		tasks: [ { id: 'reviews', title: 'Reviews', isDismissed: false } ],
	},
];

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( onboardingStore );
const dispatch = () => registry.dispatch( onboardingStore );

const read = async () => {
	select().getTaskLists();
	await settle();
	await calls.shift()?.respond( LISTS );
};

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( onboardingStore );
} );

afterEach( () => {
	jest.useRealTimers();
	removeFilter( TASK_LIST_FILTER, 'acme' );
} );

describe( 'reading', () => {
	it( 'sends one request for all selectors', async () => {
		expect( select().getTaskLists() ).toEqual( [] );
		expect( select().getTaskList( 'setup' ) ).toBeUndefined();
		expect( select().getTask( 'tax' ) ).toBeUndefined();
		expect( select().getTaskListsByIds( [ 'setup' ] ) ).toEqual( [] );
		await settle();
		expect( calls.map( ( { method, url } ) => [ method, url ] ) ).toEqual( [
			[ 'GET', PATH ],
		] );
		await calls[ 0 ]?.respond( LISTS );

		expect( select().getTaskLists() ).toEqual( LISTS );
		expect( select().getTaskList( 'extended' ) ).toEqual( LISTS[ 1 ] );
		expect( select().getTask( 'tax' )?.title ).toBe( 'Tax' );
		expect(
			select()
				.getTaskListsByIds( [ 'extended', 'none' ] )
				.map( ( { id } ) => id )
		).toEqual( [ 'extended' ] );
		await settle();
		expect( calls ).toHaveLength( 1 );
	} );

	it( 'returns the same objects until a state changes', async () => {
		await read();
		const before = select().getTaskLists();
		const setup = select().getTaskListsByIds( [ 'setup' ] );
		const task = select().getTask( 'products' );
		dispatch().setEmailPrefill( 'x' );
		expect( select().getTaskLists() ).toBe( before );
		expect( select().getTaskListsByIds( [ 'setup' ] ) ).toBe( setup );
		dispatch().optimisticallyCompleteTask( 'reviews' );
		expect( select().getTask( 'products' ) ).toBe( task );
		expect( select().getTask( 'reviews' )?.isComplete ).toBe( true );
	} );

	it( 'sends added tasks to the server', async () => {
		const onClick = () => {};
		addFilter( TASK_LIST_FILTER, 'acme', ( tasks: object[] ) => [
			...tasks,
			{
				key: 'acme',
				title: 'Acme',
				completed: true,
				allowRemindMeLater: true,
				onClick,
			},
		] );
		select().getTaskLists();
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'POST',
			path: PATH,
			data: {
				extended_tasks: [
					{
						id: 'acme',
						title: 'Acme',
						isComplete: true,
						isSnoozeable: true,
					},
				],
			},
		} );
		await calls[ 0 ]?.respond( [
			{ id: 'extended', tasks: [ { id: 'acme', isComplete: true } ] },
		] );
		expect( select().getTask( 'acme' ) ).toMatchObject( {
			isComplete: true,
			onClick,
		} );
	} );

	it( 'returns the error', async () => {
		select().getTaskLists();
		await settle();
		await calls[ 0 ]?.fail( { status: 400, message: 'No.' } );
		expect( select().getOnboardingError( 'getTaskLists' ) ).toMatchObject( {
			message: 'No.',
		} );
	} );
} );

const TASK_ACTIONS = [
	[ 'snoozeTask', 'snooze', { isSnoozed: true } ],
	[ 'undoSnoozeTask', 'undo_snooze', { isSnoozed: false } ],
	[ 'dismissTask', 'dismiss', { isDismissed: true } ],
	[ 'undoDismissTask', 'undo_dismiss', { isDismissed: false } ],
	[ 'actionTask', 'action', { isActioned: true } ],
] as const;

describe.each( TASK_ACTIONS )( '%s', ( action, path, fields ) => {
	it( 'shows the change at once, then the response', async () => {
		await read();
		const done = dispatch()[ action ]( 'tax' );
		expect( select().getTask( 'tax' ) ).toMatchObject( {
			title: 'Tax',
			...fields,
		} );
		await settle();
		expect( calls ).toMatchObject( [
			{ method: 'POST', path: `${ PATH }/tax/${ path }` },
		] );
		expect( select().isOnboardingRequesting( action ) ).toBe( true );
		await calls[ 0 ]?.respond( { id: 'tax', ...fields, isVisited: true } );
		await done;
		expect( select().getTask( 'tax' ) ).toMatchObject( {
			...fields,
			isVisited: true,
		} );
		expect( select().isOnboardingRequesting( action ) ).toBe( false );
	} );

	it( 'is undone when it fails', async () => {
		await read();
		const before = select().getTask( 'tax' );
		const failed = dispatch()
			[ action ]( 'tax' )
			.catch( ( error: unknown ) => error );
		await settle();
		await calls[ 0 ]?.fail( { status: 400, message: 'No.' } );
		expect( await failed ).toMatchObject( { message: 'No.' } );
		expect( select().getOnboardingError( action ) ).toBe( await failed );
		expect( select().getTask( 'tax' ) ).toEqual( before );
	} );
} );

describe.each( [
	[ 'hideTaskList', 'hide', { isHidden: true, isVisible: false } ],
	[ 'unhideTaskList', 'unhide', { isHidden: false, isVisible: true } ],
] as const )( '%s', ( action, path, fields ) => {
	it( 'shows the change at once and undoes it when it fails', async () => {
		await read();
		const done = dispatch()[ action ]( 'setup' );
		expect( select().getTaskList( 'setup' ) ).toMatchObject( fields );
		await settle();
		expect( calls[ 0 ]?.path ).toBe( `${ PATH }/setup/${ path }` );
		await calls[ 0 ]?.respond( {
			id: 'setup',
			...fields,
			isComplete: true,
		} );
		await done;
		expect( select().getTaskList( 'setup' ) ).toMatchObject( {
			...fields,
			isComplete: true,
		} );

		const before = select().getTaskList( 'extended' );
		const failed = dispatch()
			[ action ]( 'extended' )
			.catch( ( error: unknown ) => error );
		await settle();
		await calls[ 1 ]?.fail( { status: 400, message: 'No.' } );
		expect( await failed ).toMatchObject( { message: 'No.' } );
		expect( select().getTaskList( 'extended' ) ).toEqual( before );
	} );
} );

it( 'hides a list and shows it again', async () => {
	await read();
	const hidden = dispatch().hideTaskList( 'setup' );
	const shown = dispatch().unhideTaskList( 'setup' );
	expect( select().getTaskList( 'setup' )?.isHidden ).toBe( false );
	await settle();
	// The second request waits for the first.
	expect( calls ).toHaveLength( 1 );
	await calls[ 0 ]?.respond( { id: 'setup', isHidden: true } );
	await calls[ 1 ]?.respond( { id: 'setup', isHidden: false } );
	await Promise.all( [ hidden, shown ] );
	expect( select().getTaskList( 'setup' )?.isHidden ).toBe( false );
} );

it( 'keeps the state of a task that changes while the lists are loading', async () => {
	select().getTaskLists();
	await settle();
	const done = dispatch().dismissTask( 'reviews' );
	await settle();
	await calls[ 1 ]?.respond( { id: 'reviews', isDismissed: true } );
	await done;
	await calls[ 0 ]?.respond( LISTS );
	expect( select().getTask( 'reviews' ) ).toMatchObject( {
		title: 'Reviews',
		isDismissed: true,
	} );
} );
