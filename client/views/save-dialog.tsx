import { CheckboxControl, RadioControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { viewsStore } from '@storedeck/data';
import type { ViewScope } from '@storedeck/data';
import { getHistory, getNewPath } from '@storedeck/navigation';
import { currentUserCan, getSetting } from '@storedeck/settings';
import { useSnackbar } from '../common/use-snackbar';
import { NameForm } from './name-form';
import type { Shown } from './types';
import { VIEW_PARAM, toViewQuery } from './view-query';

interface Props {
	shown: Shown;
	onClose: () => void;
}

/** Saves what a screen shows under a name. */
export function SaveDialog( { shown, onClose }: Props ) {
	const { path, query, hidden, isTimeless } = shown;
	const { createView, pinView } = useDispatch( viewsStore );
	const notify = useSnackbar();
	const [ scope, setScope ] = useState< ViewScope >( 'own' );
	const [ isPinned, setIsPinned ] = useState( false );
	const [ keepsDates, setKeepsDates ] = useState( true );

	const save = async ( name: string ) => {
		const view = await createView( {
			name,
			path,
			query: toViewQuery(
				query,
				keepsDates && ! isTimeless
					? getSetting( 'defaultDateRange' )
					: undefined
			),
			hidden_columns: hidden,
			scope,
		} );
		getHistory().replace(
			getNewPath( { [ VIEW_PARAM ]: view.id }, path, query )
		);
		if ( isPinned ) {
			try {
				await pinView( view.id, true );
			} catch ( error ) {
				// The view itself is saved: the dialog has nothing more to do.
				notify.error(
					__(
						'The view is saved, but it could not be pinned.',
						'storedeck'
					),
					error
				);
				return;
			}
		}
		notify.success(
			sprintf(
				/* translators: %s: name of a saved view. */
				__( '“%s” saved.', 'storedeck' ),
				name
			)
		);
	};

	return (
		<NameForm
			title={ __( 'Save as a view', 'storedeck' ) }
			initialName=""
			onSave={ save }
			onClose={ onClose }
		>
			{ currentUserCan( 'manage_woocommerce' ) && (
				<RadioControl
					label={ __( 'Who has it', 'storedeck' ) }
					selected={ scope }
					options={ [
						{ value: 'own', label: __( 'Only me', 'storedeck' ) },
						{
							value: 'shop',
							label: __( 'Everybody in the shop', 'storedeck' ),
						},
					] }
					onChange={ ( value ) =>
						setScope( value === 'shop' ? 'shop' : 'own' )
					}
				/>
			) }
			{ ! isTimeless && (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Keep the dates', 'storedeck' ) }
					help={ __(
						'Without them, the view shows the dates that are chosen when it is opened.',
						'storedeck'
					) }
					checked={ keepsDates }
					onChange={ setKeepsDates }
				/>
			) }
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Pin it to the Overview', 'storedeck' ) }
				checked={ isPinned }
				onChange={ setIsPinned }
			/>
		</NameForm>
	);
}
