import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { useRecordName } from '../record-name';
import { NeighborIcon } from './neighbor-icon';
import { getNeighbors } from './neighbors';
import { RecordHead } from './record-head';
import type { RecordHeadProps } from './record-head';
import { useNeighborKeys } from './use-neighbor-keys';

interface Props extends Omit< RecordHeadProps, 'children' > {
	/** Path of the record, which finds its neighbors in the table it was opened from. */
	path: string;
}

function NeighborLink( {
	path,
	label,
	keyName,
	to,
}: {
	path: string | undefined;
	label: string;
	keyName: string;
	to: 'previous' | 'next';
} ) {
	const icon = <NeighborIcon to={ to } />;
	return path === undefined ? (
		<span className="storedeck-record__neighbor">{ icon }</span>
	) : (
		<Link
			type="wc-admin"
			className="storedeck-record__neighbor"
			href={ getNewPath( {}, path ) }
			aria-label={ label }
			aria-keyshortcuts={ keyName }
			title={ `${ label } (${ keyName })` }
		>
			{ icon }
		</Link>
	);
}

/** The head of a record: its name, status and amount, the rows before and after it, and what is done next. */
export function RecordHeader( { path, ...props }: Props ) {
	const { previous, next } = getNeighbors( path );
	useNeighborKeys( path );
	useRecordName( props.name );

	return (
		<RecordHead { ...props }>
			{ ( previous !== undefined || next !== undefined ) && (
				<nav
					className="storedeck-record__neighbors"
					aria-label={ __( 'Rows of the table', 'storedeck' ) }
				>
					<NeighborLink
						path={ previous }
						label={ __( 'Previous row', 'storedeck' ) }
						keyName="K"
						to="previous"
					/>
					<NeighborLink
						path={ next }
						label={ __( 'Next row', 'storedeck' ) }
						keyName="J"
						to="next"
					/>
				</nav>
			) }
		</RecordHead>
	);
}
