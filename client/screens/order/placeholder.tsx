import { __ } from '@wordpress/i18n';

const LINES = [ 1, 2, 3, 4 ];

/** Shown while the order is loading. */
export const OrderPlaceholder = () => (
	<div className="storedeck-order" role="status">
		<span className="screen-reader-text">
			{ __( 'Loading…', 'storedeck' ) }
		</span>
		{ [ 'main', 'side' ].map( ( column ) => (
			<div
				key={ column }
				className={ `storedeck-order__${ column }` }
				aria-hidden="true"
			>
				<div className="storedeck-box storedeck-order__placeholder">
					{ LINES.map( ( line ) => (
						<span key={ line } />
					) ) }
				</div>
			</div>
		) ) }
	</div>
);
