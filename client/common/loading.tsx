import { __ } from '@wordpress/i18n';
import { Spinner } from '@storedeck/components';
import './loading.scss';

export function Loading() {
	return (
		<div className="storedeck-loading" role="status">
			<Spinner />
			<span className="screen-reader-text">
				{ __( 'Loading…', 'storedeck' ) }
			</span>
		</div>
	);
}
