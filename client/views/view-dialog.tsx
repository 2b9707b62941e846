import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../common/confirm-dialog';
import { SaveDialog } from './save-dialog';
import { RenameDialog } from './rename-dialog';
import type { ScreenState, ViewDialogState } from './types';
import { useViewActions } from './use-view-actions';

interface Props {
	screenState: ScreenState;
	dialog: ViewDialogState;
	onClose: () => void;
}

/** The dialogs to save, rename and delete views. */
export function ViewDialog( { screenState, dialog, onClose }: Props ) {
	const actions = useViewActions( screenState );
	switch ( dialog.kind ) {
		case 'save':
			return (
				<SaveDialog screenState={ screenState } onClose={ onClose } />
			);
		case 'rename':
			return <RenameDialog view={ dialog.view } onClose={ onClose } />;
		default:
			return (
				<ConfirmDialog
					title={ sprintf(
						/* translators: %s: name of a saved view. */
						__( 'Delete “%s”?', 'storedeck' ),
						dialog.view.name
					) }
					message={
						dialog.view.scope === 'shop'
							? __(
									'It will be deleted for everyone.',
									'storedeck'
							  )
							: __(
									'The report itself is not affected.',
									'storedeck'
							  )
					}
					confirmLabel={ __( 'Delete', 'storedeck' ) }
					onConfirm={ () => {
						onClose();
						actions.remove( dialog.view );
					} }
					onCancel={ onClose }
				/>
			);
	}
}
