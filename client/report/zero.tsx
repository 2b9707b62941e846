import './zero.scss';

/** A dash for the eye; readers of the screen and the clipboard have the zero. */
export const Zero = ( { children }: { children: string } ) => (
	<span className="storedeck-report-table__zero">
		<span className="screen-reader-text">{ children }</span>
	</span>
);
