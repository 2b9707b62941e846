import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import './style.scss';

export { useMoveFocus } from './use-move-focus';

interface Props {
	id: number | string;
	name: string;
	isFirst: boolean;
	isLast: boolean;
	onMove: ( step: -1 | 1 ) => void;
}

/**
 * Moves a row up and down. The buttons keep the focus at either end
 * of the list.
 */
export const MoveButtons = ( { id, name, isFirst, isLast, onMove }: Props ) => (
	<div className="storedeck-move" data-moved={ id }>
		<Button
			icon="arrow-up-alt2"
			size="small"
			data-move="-1"
			label={ sprintf(
				/* translators: %s: name of a row. */
				__( 'Move %s up', 'storedeck' ),
				name
			) }
			aria-disabled={ isFirst }
			onClick={ () => isFirst || onMove( -1 ) }
		/>
		<Button
			icon="arrow-down-alt2"
			size="small"
			data-move="1"
			label={ sprintf(
				/* translators: %s: name of a row. */
				__( 'Move %s down', 'storedeck' ),
				name
			) }
			aria-disabled={ isLast }
			onClick={ () => isLast || onMove( 1 ) }
		/>
	</div>
);
