import { __ } from '@wordpress/i18n';
import { CompareButton } from '@storedeck/components';
import { onQueryChange } from '@storedeck/navigation';
import type { TableComparison } from '../../report/types';
import { getFilterParam } from '../../report/selection';

interface Props {
	comparison: TableComparison< never >;
	/** Ids of the selected rows. */
	ids: readonly number[];
}

/** Compares the selected rows. */
export const CompareAction = ( { comparison, ids }: Props ) => (
	<CompareButton
		className="storedeck-report-table__compare"
		count={ ids.length }
		helpText={ comparison.helpText }
		onClick={ () =>
			onQueryChange( 'compare' )(
				comparison.param,
				getFilterParam( comparison ),
				ids.join( ',' )
			)
		}
	>
		{ __( 'Compare', 'storedeck' ) }
	</CompareButton>
);
