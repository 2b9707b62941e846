import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import './style.scss';

const LINES = [ 1, 2, 3, 4 ];

/** The two columns of the page of a record. On narrow screens the first card of the side comes first. */
export const RecordColumns = ( {
	className,
	main,
	side,
}: {
	className: string;
	main: ReactNode;
	side: ReactNode;
} ) => (
	<div className={ `storedeck-record-columns ${ className }` }>
		<div className="storedeck-record-columns__main">{ main }</div>
		<div className="storedeck-record-columns__side">{ side }</div>
	</div>
);

const CARD = (
	<div
		className="storedeck-box storedeck-record-columns__placeholder"
		aria-hidden="true"
	>
		{ LINES.map( ( line ) => (
			<span key={ line } />
		) ) }
	</div>
);

/** Shown while the record is loading. */
export const RecordPlaceholder = () => (
	<div role="status">
		<span className="screen-reader-text">
			{ __( 'Loading…', 'storedeck' ) }
		</span>
		<RecordColumns className="" main={ CARD } side={ CARD } />
	</div>
);
