import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { viewsStore } from '@storedeck/data';
import type { SavedView } from '@storedeck/data';
import { useSnackbar } from '../common/use-snackbar';
import { NameForm } from './name-form';

interface Props {
	view: SavedView;
	onClose: () => void;
}

export function RenameDialog( { view, onClose }: Props ) {
	const { updateView } = useDispatch( viewsStore );
	const notify = useSnackbar();
	return (
		<NameForm
			title={ __( 'Rename view', 'storedeck' ) }
			initialName={ view.name }
			onSave={ async ( name ) => {
				await updateView( view.id, { name } );
				notify.success(
					sprintf(
						/* translators: %s: name of a saved view. */
						__( 'Renamed to “%s”.', 'storedeck' ),
						name
					)
				);
			} }
			onClose={ onClose }
		/>
	);
}
