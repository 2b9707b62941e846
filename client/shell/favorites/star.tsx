import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useFavorites } from './use-favorites';

/** Adds the screen to favorites or removes it. */
export function Star( { id, title }: { id: string; title: string } ) {
	const { ids, isLoaded, isSaving, toggle } = useFavorites();

	if ( ! isLoaded ) {
		return null;
	}
	const isFavorite = ids.includes( id );
	const label = isFavorite
		? /* translators: %s: title of a screen. */
		  __( 'Remove %s from favorites', 'storedeck' )
		: /* translators: %s: title of a screen. */
		  __( 'Add %s to favorites', 'storedeck' );
	return (
		<Button
			className="storedeck-star"
			label={ sprintf( label, title ) }
			showTooltip
			aria-pressed={ isFavorite }
			aria-disabled={ isSaving }
			onClick={ () => {
				if ( ! isSaving ) {
					toggle( id, title );
				}
			} }
		>
			<span
				className={ `dashicons dashicons-star-${
					isFavorite ? 'filled' : 'empty'
				}` }
				aria-hidden="true"
			/>
		</Button>
	);
}
