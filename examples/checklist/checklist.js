/* A store with one resource and one mutation, and a card on Home that uses them. */
( ( { components, data: wpData, element, hooks, i18n }, { data } ) => {
	const h = element.createElement;
	const { __ } = i18n;
	const { Button, CheckboxControl, Notice } = components;
	const {
		createResourceStore,
		defineMutation,
		defineResource,
		registerStore,
		requireList,
	} = data.core;

	const tasks = defineResource( {
		name: 'getTasks',
		selectors: [ 'getTasks' ],
		defaultValue: [],
		request: () => ( { path: '/checklist/v1/tasks' } ),
		parse: requireList,
	} );

	const updating = defineMutation( {
		name: 'updateTask',
		// The server stores all tasks in one option: one request at a time.
		queue: 'checklist',
		request: ( id, isDone ) => ( {
			path: `/checklist/v1/tasks/${ id }`,
			method: 'PUT',
			data: { is_done: isDone },
		} ),
		parse: ( task ) => task,
		// Shown at once, and undone when the request fails.
		optimistic: ( id, isDone, list ) => [
			tasks.receive( [], replaceTask( list, id, isDone ) ),
		],
		commit: ( task, id, isDone, list ) => [
			tasks.receive( [], replaceTask( list, id, task.is_done ) ),
		],
	} );

	const replaceTask = ( list, id, isDone ) =>
		list.map( ( task ) =>
			task.id === id ? { ...task, is_done: isDone } : task
		);

	const store = createResourceStore( {
		name: 'checklist',
		resources: [ tasks ],
		selectors: { getTasks: tasks.getData, getTasksError: tasks.getError },
		actions: { updateTask: updating.action },
	} );

	registerStore( store );

	/** Requests the tasks, and shows why that failed. */
	function Checklist() {
		const {
			data: list,
			error,
			isLoading,
			retry,
		} = data.useResource( store, 'getTasks', [] );

		if ( isLoading ) {
			return h( 'p', null, __( 'Loading…', 'checklist' ) );
		}
		if ( error ) {
			return h(
				Notice,
				{ status: 'error', isDismissible: false },
				h( 'p', null, error.message ),
				h(
					Button,
					{ variant: 'secondary', onClick: retry },
					__( 'Try again', 'checklist' )
				)
			);
		}
		return h( Tasks, { list } );
	}

	function Tasks( { list } ) {
		const { updateTask } = wpData.useDispatch( store );
		const [ message, setMessage ] = element.useState( '' );

		const update = ( id, isDone ) => {
			setMessage( '' );
			updateTask( id, isDone, list ).catch( ( error ) =>
				setMessage( error.message )
			);
		};

		return h(
			'div',
			{ style: { display: 'grid', gap: 8 } },
			message &&
				h(
					Notice,
					{ status: 'error', onRemove: () => setMessage( '' ) },
					message
				),
			list.map( ( { id, label, is_done: isDone } ) =>
				h( CheckboxControl, {
					key: id,
					label,
					checked: isDone,
					onChange: ( isChecked ) => update( id, isChecked ),
					__nextHasNoMarginBottom: true,
				} )
			)
		);
	}

	hooks.addFilter( 'storedeck_home_cards', 'checklist', ( cards ) => [
		...cards,
		{
			id: 'checklist',
			title: __( 'Opening checklist', 'checklist' ),
			component: Checklist,
		},
	] );
} )( window.wp, window.storedeck );
