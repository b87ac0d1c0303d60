-- How well two people may fit: 0 to 100, the same from either side (decisions 4.3). A topic on which one of them said nothing
-- neither agrees nor differs, and does not count (decisions 4.6). Applied by persistence/migrate.ts whenever this file changes.

-- How near two answers are on a scale from one end to the other: 1 the same, 0 the two ends.
create or replace function matchmaking.closeness(scale text[], a text, b text) returns numeric language sql immutable as $$
  select 1 - abs(array_position(scale, a) - array_position(scale, b))::numeric / (cardinality(scale) - 1)
$$;

-- Whether an age is as wished; each year beyond the wish takes 0.15 away.
create or replace function matchmaking.wish_met(wanted_min integer, wanted_max integer, age integer) returns numeric language sql immutable as $$
  select case
    when wanted_min is null and wanted_max is null then null
    when age between coalesce(wanted_min, age) and coalesce(wanted_max, age) then 1
    else greatest(0, 1 - 0.15 * greatest(coalesce(wanted_min, age) - age, age - coalesce(wanted_max, age)))
  end
$$;

-- The mean of what is known of both sides.
create or replace function matchmaking.mean(a numeric, b numeric) returns numeric language sql immutable as $$
  select (coalesce(a, b) + coalesce(b, a)) / 2
$$;

-- Score, and the topics that agree or differ, the weightiest first.
create or replace function matchmaking.compatibility(a matchmaking.browse_card, b matchmaking.browse_card, today date)
returns table (score integer, agree text[], differ text[]) language sql stable as $$
  -- each topic with its weight, and how well the two fit in it, from 0 to 1; null where one of them said nothing
  with topic (name, weight, fit) as (values
    ('practice', 18, matchmaking.closeness('{learning,cultural,moderate,practicing,very_practicing}', a.practice, b.practice)),
    ('values', 16, cardinality(array(select unnest(a.priorities) intersect select unnest(b.priorities)))::numeric
                   / nullif(least(cardinality(a.priorities), cardinality(b.priorities)), 0)),
    ('age', 14, matchmaking.mean(
                   matchmaking.wish_met(a.wish_age_min, a.wish_age_max, extract(year from age(today, b.born_on))::integer),
                   matchmaking.wish_met(b.wish_age_min, b.wish_age_max, extract(year from age(today, a.born_on))::integer))),
    ('prayer', 12, matchmaking.closeness('{learning,sometimes,5times}', a.prayer, b.prayer)),
    ('children', 12, matchmaking.mean(
                   (a.wants_children = b.wants_children)::integer,
                   matchmaking.mean(case when b.has_children then a.accepts_children::integer end, case when a.has_children then b.accepts_children::integer end))),
    ('timeline', 10, case when 'flexible' in (a.timeline, b.timeline) then 0.8
                   else matchmaking.closeness('{soon,within_year,1_2_years}', a.timeline, b.timeline) end),
    ('polygyny', 10, case when 'currently_married' in (a.marital_status, b.marital_status) then 0 end),
    ('location', 8, case when a.location_folded = b.location_folded then 1
                   else matchmaking.mean(
                     (b.location_folded like '%' || a.wish_location_folded || '%')::integer,
                     (a.location_folded like '%' || b.wish_location_folded || '%')::integer) end),
    ('culture', 6, case when a.culture = b.culture then 1 when 'intercultural' in (a.culture, b.culture) and 'cultural-similar' in (a.culture, b.culture) then 0 else 0.5 end
                   + 0 * length(a.culture || b.culture)),
    ('smoking', 5, ((a.smoking in ('never', 'former')) = (b.smoking in ('never', 'former')))::integer),
    ('madhhab', 5, case when a.madhhab = b.madhhab then 1 else 0.25 end + 0 * length(a.madhhab || b.madhhab))
  )
  select coalesce(round(100 * sum(weight * fit) / nullif(sum(weight), 0)), 0)::integer,
         coalesce(array_agg(name order by weight desc, name) filter (where fit >= 0.75), '{}'),
         coalesce(array_agg(name order by weight desc, name) filter (where fit <= 0.35), '{}')
  from topic where fit is not null
$$;
