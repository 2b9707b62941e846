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
import type { ScreenState } from './types';
import { VIEW_PARAM, toViewQuery } from './view-query';

interface Props {
	screenState: ScreenState;
	onClose: () => void;
}

/** Saves the current screen as a view. */
export function SaveDialog( { screenState, onClose }: Props ) {
	const { path, query, hidden, isTimeless } = screenState;
	const { createView, pinView } = useDispatch( viewsStore );
	const notify = useSnackbar();
	const [ scope, setScope ] = useState< ViewScope >( 'own' );
	const [ isPinned, setIsPinned ] = useState( false );
	const [ hasDateRange, setHasDateRange ] = useState( true );

	const save = async ( name: string ) => {
		const view = await createView( {
			name,
			path,
			query: toViewQuery(
				query,
				hasDateRange && ! isTimeless
					? getSetting( 'defaultDateRange' )
					: undefined
			),
			hidden_columns: hidden,
			scope,
		} );
		getHistory().replace(
			getNewPath( { [ VIEW_PARAM ]: view.id }, path, query )
		);
		// The view is saved, so the dialog closes in any case.
		await notify.attempt(
			async () => isPinned && pinView( view.id, true ),
			__( 'View saved, but it could not be pinned.', 'storedeck' ),
			sprintf(
				/* translators: %s: name of a saved view. */
				__( '“%s” saved.', 'storedeck' ),
				name
			)
		);
	};

	return (
		<NameForm
			title={ __( 'Save as view', 'storedeck' ) }
			initialName=""
			onSave={ save }
			onClose={ onClose }
		>
			{ currentUserCan( 'manage_woocommerce' ) && (
				<RadioControl
					label={ __( 'Visible to', 'storedeck' ) }
					selected={ scope }
					options={ [
						{ value: 'own', label: __( 'Only me', 'storedeck' ) },
						{
							value: 'shop',
							label: __( 'Everyone', 'storedeck' ),
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
					label={ __( 'Include date range', 'storedeck' ) }
					help={ __(
						'If not included, the view opens with the current date range.',
						'storedeck'
					) }
					checked={ hasDateRange }
					onChange={ setHasDateRange }
				/>
			) }
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Pin to the Overview', 'storedeck' ) }
				checked={ isPinned }
				onChange={ setIsPinned }
			/>
		</NameForm>
	);
}
