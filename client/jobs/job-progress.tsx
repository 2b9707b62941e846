import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { formatCount } from '../common/store-format';
import './style.scss';

interface Props {
	/** For assistive technology. */
	label: string;
	/** 0 to 100. */
	percent: number;
	/** More text next to the percentage. */
	children?: ReactNode;
}

/** A progress bar with its percentage. */
export function JobProgress( { label, percent, children }: Props ) {
	return (
		<div className="storedeck-job-progress">
			<progress aria-label={ label } max={ 100 } value={ percent } />
			<span className="storedeck-job-progress__text">
				{ sprintf(
					/* translators: %s: a number from 0 to 100. */
					__( '%s%%', 'storedeck' ),
					formatCount( percent )
				) }
				{ children && (
					<span className="storedeck-job-progress__detail">
						{ children }
					</span>
				) }
			</span>
		</div>
	);
}
