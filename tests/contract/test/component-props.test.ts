import { widgetProps } from './support/widget-props';

/*
 * The public props of the widgets. Removing one breaks the code of extensions.
 */

/** Prop names by widget, separated by whitespace. */
const propNames: Record< string, string > = {
	AbbreviatedCard: 'children className href icon onClick type',
	AdvancedFilters:
		'config path query onAdvancedFilterAction siteLocale currency',
	AnimationSlider: 'children animationKey animate onExited',
	Badge: 'count',
	Card: 'action className description isInactive menu title children',
	Chart: `allowedIntervals baseValue chartType data dateParser emptyMessage
		filterParam itemsLabel mode path query interactiveLegend interval
		intervalData isRequesting legendPosition legendTotals screenReaderFormat
		showHeaderControls title tooltipLabelFormat tooltipValueFormat tooltipTitle
		valueType xFormat x2Format yBelow1Format yFormat currency`,
	ChartPlaceholder: 'height',
	CompareButton: 'className count children helpText onClick disabled',
	CompareFilter:
		'getLabels labels param path query type autocompleter onClick',
	Count: 'count label',
	Date: 'date machineFormat screenReaderFormat visibleFormat',
	DatePicker: 'date disabled text error onUpdate dateFormat isInvalidDate',
	DateRange: `after afterError afterText before beforeError beforeText
		focusedInput isInvalidDate onUpdate shortDateFormat losesFocusTo`,
	DateRangeFilterPicker: 'onRangeSelect dateQuery isoDateFormat',
	DropdownButton: 'labels isOpen',
	DynamicForm: 'fields validate isBusy onSubmit onChange submitLabel',
	EllipsisMenu: 'label renderContent className onToggle',
	EmptyContent: `title message illustration illustrationHeight
		illustrationWidth actionLabel actionURL actionCallback
		secondaryActionLabel secondaryActionURL secondaryActionCallback className`,
	EmptyTable: 'children numberOfRows',
	FilterPicker: 'config path query onFilterSelect advancedFilters',
	Flag: 'code order className size hideFromScreenReader',
	Form: `children errors initialValues touched onSubmitCallback onSubmit
		onChangeCallback onChange validate`,
	Gravatar: 'user alt title size className',
	ImageUpload: 'image className onChange',
	Link: 'href type onClick',
	List: 'className items children',
	MenuItem: 'checked children isCheckbox isClickable onInvoke',
	MenuTitle: 'children',
	OrderStatus: 'order className orderStatusMap labelPositionToLeft',
	Pagination: `page onPageChange perPage onPerPageChange total className
		showPagePicker showPerPagePicker showPageArrowsLabel`,
	Pill: 'children',
	Plugins: `onComplete onError onSkip skipText autoInstall pluginSlugs onAbort
		abortText`,
	ProductImage: 'width height className product alt',
	ProductRating: 'product totalStars size className icon outlineIcon',
	Rating: 'rating totalStars size className icon outlineIcon',
	ReportFilters: `siteLocale advancedFilters filters path query showDatePicker
		onDateSelect onFilterSelect onAdvancedFilterAction currency dateQuery
		isoDateFormat`,
	ReviewRating: 'review totalStars size className icon outlineIcon',
	ScrollTo: 'offset',
	Search: `allowFreeTextSearch className onChange type autocompleter
		placeholder selected inlineTags showClearButton staticResults disabled
		multiple`,
	SearchListControl: `className isCompact isHierarchical isLoading isSingle
		list messages onChange onSearch renderItem selected search`,
	SearchListItem: `className countLabel controlId depth item name isSelected
		isSingle onSelect search`,
	Section: 'component children',
	SectionHeader: 'className menu title children',
	SegmentedSelection: 'className options selected onSelect name legend',
	SelectControl: `autofill children className controlClassName disabled
		excludeSelectedOptions onFilter getSearchExpression help inlineTags
		isSearchable label onChange onSearch options placeholder
		searchDebounceTime selected maxResults multiple showClearButton
		searchInputType hideBeforeSearch showAllOnFocus staticList autoComplete`,
	Spinner: 'className',
	Stepper: 'className currentStep steps isVertical isPending',
	SummaryList: 'children label',
	SummaryNumber: `delta href hrefType isOpen label labelTooltipText onToggle
		prevLabel prevValue reverseTrend selected value onLinkClickCallback`,
	Table: `ariaHidden caption className headers onSort query rows rowHeader
		rowKey`,
	TableCard: `hasSearch headers ids isLoading onQueryChange onColumnsChange
		onSort query rowHeader rows rowsPerPage showMenu summary title totalRows
		rowKey`,
	TablePlaceholder: 'query caption headers numberOfRows',
	TableSummary: 'data',
	Tag: 'id label popoverContents remove screenReaderLabel className',
	TextControl: 'className disabled label onClick value',
	TextControlWithAffixes: `label help type value className onChange prefix
		suffix disabled`,
	Timeline: 'className items groupBy orderBy dateFormat clockFormat',
	ViewMoreList: 'items',
	WebPreview: 'className loadingContent onLoad src title',
};

it.each( Object.entries( propNames ) )(
	'accepts the props of %s',
	( name, list ) => {
		const actual = widgetProps.get( name ) ?? [];
		expect(
			list.split( /\s+/ ).filter( ( prop ) => ! actual.includes( prop ) )
		).toEqual( [] );
	}
);
