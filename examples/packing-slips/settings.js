/* The settings screen: loads the settings, edits them in a form, and saves them. */
( ( { components, data, element, hooks, i18n }, storedeck ) => {
	const h = element.createElement;
	const { __ } = i18n;
	const { Button, Notice } = components;
	const { Form, SelectControl, TextControl } = storedeck.components;
	const { request } = storedeck.api;
	const path = '/packing-slips/v1/settings';

	const PAPERS = [
		{ key: 'a4', label: __( 'A4', 'packing-slips' ) },
		{ key: 'a5', label: __( 'A5', 'packing-slips' ) },
		{ key: 'letter', label: __( 'Letter', 'packing-slips' ) },
	];

	const validate = ( { note } ) =>
		note.trim() ? {} : { note: __( 'Enter a note.', 'packing-slips' ) };

	function SettingsForm( { settings } ) {
		const [ isSaving, setIsSaving ] = element.useState( false );
		const { createSuccessNotice, createErrorNotice } =
			data.useDispatch( 'core/notices' );
		const notify = { id: 'packing-slips', type: 'snackbar' };

		const save = async ( values ) => {
			setIsSaving( true );
			try {
				await request( { path, method: 'PUT', data: values } );
				createSuccessNotice(
					__( 'Settings saved.', 'packing-slips' ),
					notify
				);
			} catch ( error ) {
				createErrorNotice( error.message, notify );
			}
			setIsSaving( false );
		};

		return h(
			Form,
			{ initialValues: settings, validate, onSubmit: save },
			( { getInputProps, handleSubmit, values, setValue } ) =>
				h(
					'form',
					{
						style: { display: 'grid', gap: 16, maxWidth: 480 },
						onSubmit: ( event ) => {
							event.preventDefault();
							handleSubmit();
						},
					},
					h( TextControl, {
						label: __( 'Note', 'packing-slips' ),
						maxLength: 200,
						...getInputProps( 'note' ),
					} ),
					h( SelectControl, {
						label: __( 'Paper size', 'packing-slips' ),
						options: PAPERS,
						selected: values.paper,
						onChange: ( paper ) => setValue( 'paper', paper ),
					} ),
					h(
						Button,
						{
							variant: 'primary',
							type: 'submit',
							style: { justifySelf: 'start' },
							isBusy: isSaving,
							disabled: isSaving,
						},
						__( 'Save changes', 'packing-slips' )
					)
				)
		);
	}

	function Settings() {
		const [ state, setState ] = element.useState( {} );
		const load = () => {
			setState( {} );
			request( { path } ).then(
				( settings ) => setState( { settings } ),
				( error ) => setState( { error } )
			);
		};
		element.useEffect( load, [] );

		if ( state.error ) {
			return h(
				Notice,
				{ status: 'error', isDismissible: false },
				h( 'p', null, state.error.message ),
				h(
					Button,
					{ variant: 'secondary', onClick: load },
					__( 'Try again', 'packing-slips' )
				)
			);
		}
		return state.settings
			? h( SettingsForm, { settings: state.settings } )
			: h( 'p', null, __( 'Loading…', 'packing-slips' ) );
	}

	hooks.addFilter(
		'woocommerce_admin_pages_list',
		'packing-slips',
		( pages ) => [
			...pages,
			{
				path: '/packing-slips',
				breadcrumbs: () => [ __( 'Packing slips', 'packing-slips' ) ],
				capability: 'manage_woocommerce',
				load: async () => ( { default: Settings } ),
			},
		]
	);
} )( window.wp, window.storedeck );
