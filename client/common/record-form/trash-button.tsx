import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { itemsStore } from '@storedeck/data';
import { ConfirmDialog } from '../confirm-dialog';
import { useSnackbar } from '../use-snackbar';

interface Props {
	itemType: string;
	id: number;
	/** Asks whether to do it. */
	question: string;
	done: string;
	failed: string;
	onDeleted: () => void;
}

/** Moves a record to the trash, once that is confirmed. */
export function TrashButton( {
	itemType,
	id,
	question,
	done,
	failed,
	onDeleted,
}: Props ) {
	const { deleteItem } = useDispatch( itemsStore );
	const notify = useSnackbar();
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isDeleting, setIsDeleting ] = useState( false );

	const remove = async () => {
		setIsAsking( false );
		setIsDeleting( true );
		if (
			await notify.attempt(
				() => deleteItem( itemType, id ),
				failed,
				done
			)
		) {
			onDeleted();
		} else {
			setIsDeleting( false );
		}
	};

	return (
		<>
			<Button
				variant="link"
				isDestructive
				isBusy={ isDeleting }
				onClick={ () => setIsAsking( true ) }
			>
				{ __( 'Move to trash', 'storedeck' ) }
			</Button>
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Move to trash', 'storedeck' ) }
					message={ question }
					confirmLabel={ __( 'Move to trash', 'storedeck' ) }
					onCancel={ () => setIsAsking( false ) }
					onConfirm={ remove }
				/>
			) }
		</>
	);
}
