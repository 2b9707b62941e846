import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { Spinner } from '../spinner';
import { useSide } from './use-side';
import type { SearchStatus } from './use-search';

interface Props {
	status: SearchStatus;
	/** Whether anything was looked for. */
	isQuestion: boolean;
	isStatic: boolean;
	onRetry: () => void;
}

function getContents( { status, isQuestion, onRetry }: Props ) {
	if ( status === 'searching' ) {
		return (
			<>
				<Spinner />
				{ __( 'Searching…', 'storedeck' ) }
			</>
		);
	}
	if ( status === 'failed' ) {
		return (
			<>
				{ __( 'The list could not be loaded.', 'storedeck' ) }
				<Button
					variant="link"
					// Enter in the field does the same.
					tabIndex={ -1 }
					onMouseDown={ ( event: React.MouseEvent ) =>
						event.preventDefault()
					}
					onClick={ onRetry }
				>
					{ __( 'Try again', 'storedeck' ) }
				</Button>
			</>
		);
	}
	return isQuestion ? __( 'No results.', 'storedeck' ) : null;
}

/** Stands where the list would be: what is the matter. */
export function Notice( props: Props ) {
	const { status, isStatic } = props;
	const contents = getContents( props );
	const ref = useRef< HTMLDivElement >( null );
	const isShown = Boolean( contents );
	const side = useSide( ref, isStatic, `${ status }${ isShown }` );
	return (
		contents && (
			<div
				ref={ ref }
				className={ classNames(
					'woocommerce-select-control__notice',
					isStatic && 'is-static',
					status === 'failed' && 'is-error'
				) }
				style={ side }
			>
				{ contents }
			</div>
		)
	);
}
