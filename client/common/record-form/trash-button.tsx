import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { itemsStore } from '@storedeck/data';
import { ConfirmDialog } from '../confirm-dialog';
import { useTask } from '../use-task';

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
	const { isRunning, run } = useTask();
	const [ isAsking, setIsAsking ] = useState( false );

	const remove = async () => {
		setIsAsking( false );
		if ( await run( () => deleteItem( itemType, id ), failed, done ) ) {
			onDeleted();
		}
	};

	return (
		<>
			<Button
				variant="link"
				isDestructive
				isBusy={ isRunning }
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
