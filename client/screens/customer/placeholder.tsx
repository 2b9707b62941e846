import { __ } from '@wordpress/i18n';

const LINES = [ 1, 2, 3, 4 ];

/** Shown while the customer is loading. */
export const CustomerPlaceholder = () => (
	<div className="storedeck-customer" role="status">
		<span className="screen-reader-text">
			{ __( 'Loading…', 'storedeck' ) }
		</span>
		{ [ 'main', 'side' ].map( ( column ) => (
			<div
				key={ column }
				className={ `storedeck-customer__${ column }` }
				aria-hidden="true"
			>
				<div className="storedeck-box storedeck-customer__placeholder">
					{ LINES.map( ( line ) => (
						<span key={ line } />
					) ) }
				</div>
			</div>
		) ) }
	</div>
);
