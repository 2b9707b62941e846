import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../common/confirm-dialog';
import { SaveDialog } from './save-dialog';
import { RenameDialog } from './rename-dialog';
import type { Shown, ViewDialogState } from './types';
import { useViewDeeds } from './use-view-deeds';

interface Props {
	shown: Shown;
	dialog: ViewDialogState;
	onClose: () => void;
}

/** What is asked before views are saved, renamed or deleted. */
export function ViewDialog( { shown, dialog, onClose }: Props ) {
	const deeds = useViewDeeds( shown );
	switch ( dialog.kind ) {
		case 'save':
			return <SaveDialog shown={ shown } onClose={ onClose } />;
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
									'Nobody in the shop will have this view any more.',
									'storedeck'
							  )
							: __(
									'The report stays as it is; only the view goes.',
									'storedeck'
							  )
					}
					confirmLabel={ __( 'Delete', 'storedeck' ) }
					onConfirm={ () => {
						onClose();
						deeds.remove( dialog.view );
					} }
					onCancel={ onClose }
				/>
			);
	}
}
