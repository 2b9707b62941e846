import { __ } from '@wordpress/i18n';
import { H, Link, Section } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { getUrlInterval } from '../../common/url-dates';
import { oneOf, string, stringList, stringMap } from '../props/fields';
import type { PropsOf } from '../props/read-props';
import { periodProps, reportProps, toQuery } from '../props/report-props';
import { QuestionChart } from '../../report-components/question-chart';
import { EXPLORE, SHOWN_AS } from '../../report/question';

export const schema = {
	/** Keys of metrics, the first of which is drawn; net sales by default. */
	metrics: stringList(),
	/** Keys of up to two dimensions. */
	by: stringList(),
	show: oneOf( () => SHOWN_AS.filter( ( name ) => name !== 'table' ) ),
	title: string(),
	...periodProps,
	interval: reportProps.interval,
	/** More parameters of Explore’s URL, for example filters. */
	query: stringMap(),
};

type Props = PropsOf< typeof schema >;

/** The chart of a question, with a link to Explore. */
export default function QuestionMount( {
	metrics = [ 'net_revenue' ],
	by = [],
	show,
	title,
	...props
}: Props ) {
	const period = toQuery( props );
	const query = {
		// Numbers that are not split are shown over time.
		...( by.length === 0 && {
			interval: getUrlInterval( period ),
		} ),
		...period,
		metrics: metrics.join(),
		...( by.length > 0 && { by: by.join() } ),
		...( show && { show } ),
	};
	return (
		<Section component="div" className="storedeck-mount__report">
			<H className="storedeck-mount__title">
				<Link href={ getNewPath( query, EXPLORE, {} ) }>
					{ title ?? __( 'Explore', 'storedeck' ) }
				</Link>
			</H>
			<QuestionChart path="" query={ query } />
		</Section>
	);
}
