import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { Form, TextControl } from '@storedeck/components';
import { useResource } from '@storedeck/data';
import { addFilter } from '@storedeck/extend';
import { Failure } from './failure';
import { settingsStore } from './settings-store';
import type { Settings } from './settings-store';

/** Errors by field; the REST route checks the same. */
export const validate = ( { goal }: { goal: string } ) =>
	/^[1-9]\d*$/.test( goal.trim() )
		? {}
		: {
				goal: __(
					'Enter a whole number above zero.',
					'example-extension'
				),
		  };

function SettingsForm( { goal }: Settings ) {
	const [ isSaving, setIsSaving ] = useState( false );
	const { saveSettings } = useDispatch( settingsStore );
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );

	const save = async ( values: { goal: string } ) => {
		const options = { id: 'example-extension', type: 'snackbar' } as const;
		setIsSaving( true );
		try {
			await saveSettings( { goal: Number( values.goal ) } );
			createSuccessNotice(
				__( 'Settings saved.', 'example-extension' ),
				options
			);
		} catch ( error ) {
			createErrorNotice(
				error instanceof Error ? error.message : String( error ),
				options
			);
		}
		setIsSaving( false );
	};

	return (
		<Form
			initialValues={ { goal: String( goal ) } }
			validate={ validate }
			onSubmit={ save }
		>
			{ ( { getInputProps, handleSubmit } ) => (
				<form
					style={ { maxWidth: 480 } }
					onSubmit={ ( event ) => {
						event.preventDefault();
						handleSubmit();
					} }
				>
					<TextControl
						label={ __( 'Orders per month', 'example-extension' ) }
						inputMode="numeric"
						{ ...getInputProps( 'goal' ) }
					/>
					<Button
						variant="primary"
						type="submit"
						isBusy={ isSaving }
						disabled={ isSaving }
					>
						{ __( 'Save changes', 'example-extension' ) }
					</Button>
				</form>
			) }
		</Form>
	);
}

function SettingsScreen() {
	const { data, error, retry } = useResource(
		settingsStore,
		'getSettings',
		[]
	);
	if ( error ) {
		return <Failure message={ error.message } onRetry={ retry } />;
	}
	return data ? (
		<SettingsForm goal={ data.goal } />
	) : (
		<p>{ __( 'Loading…', 'example-extension' ) }</p>
	);
}

addFilter( 'woocommerce_admin_pages_list', 'example-extension', ( pages ) => [
	...pages,
	{
		path: '/example-extension-settings',
		breadcrumbs: () => [
			__( 'Example extension settings', 'example-extension' ),
		],
		capability: 'manage_woocommerce',
		load: async () => ( { default: SettingsScreen } ),
	},
] );
