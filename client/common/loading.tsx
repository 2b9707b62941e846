import { __ } from '@wordpress/i18n';
import './loading.scss';

export function Loading() {
	return (
		<div className="storedeck-loading" role="status">
			<span className="screen-reader-text">
				{ __( 'Loading…', 'storedeck' ) }
			</span>
		</div>
	);
}
